import { getStore } from '@netlify/blobs';
import { blobsFile, localStore, openLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PREVIEWS, REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { siteAccess } from '#src/site/environment.ts';
import { exitCodeOf, UsageError } from '../command-line.ts';
import { type LeadsCommand, OPTIONS, type Terminal, type Values } from './command.ts';
import { check } from './check.ts';
import { handled, release, resend, forget } from './write-commands.ts';
import { digest, exportRequests, list, show } from './read-commands.ts';

const COMMANDS: ReadonlyMap<string, LeadsCommand> = new Map(
  Object.entries({ list, show, export: exportRequests, handled, resend, release, forget, check, digest }),
);

const HELP = `Les demandes reçues par les formulaires du site.

Utilisation : npm run leads -- <commande> [options]

  list                     liste les demandes, de la plus ancienne à la plus récente
  show <identifiant>       montre une demande en entier, ses envois compris
  export <nom.csv>         écrit les demandes dans exports/, pour un tableur
  handled <identifiant>    marque une demande comme traitée
  resend <identifiant>     remet en attente les envois qui ont échoué ou qui attendent ; si tous sont partis, les répète
                           après confirmation, courriel au visiteur compris
  release <identifiant>    remet parmi les autres une demande mise à l’écart par erreur
  forget <qui...>          efface les demandes d’une adresse, d’un numéro ou d’un identifiant (RGPD, article 17)
  check                    essaie le stockage, les courriels, le CRM et les alertes, et dit quoi corriger
  digest                   montre le relevé d’aujourd’hui

Le début d’un identifiant suffit, s’il ne convient qu’à une demande.

Filtres de list et export :
  --since 2026-11-20       à partir de ce jour, à Paris ; 7j : les sept derniers jours
  --until 2026-11-30       jusqu’à ce jour inclus
  --search texte           qui contiennent ce texte, sans égard aux accents
  --todo                   qui restent à traiter
  --failed                 dont un envoi a échoué
  --suspects               mises à l’écart, sans doute envoyées par des robots

Autres options :
  list --json              un objet par ligne, pour un programme (npm run -s leads -- list --json)
  handled --undo           remet la demande à traiter
  --yes                    ne demande pas confirmation (resend, release, forget)

Un export contient des données personnelles : effacez-le après usage, rien d’autre ne le fait.
Sans réglage, la commande travaille sur les demandes reçues sur cet ordinateur. Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN,
elle travaille sur celles du site en ligne. Sa première ligne dit lesquelles.
Code de sortie : 0 tout va bien, 1 demandes inaccessibles, illisibles ou absentes, 2 commande mal écrite.
`;

function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  if (/\(40[13] status code/.test(message))
    return 'Netlify refuse l’accès\u00A0: vérifiez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.';
  if (/status code|^fetch failed$/.test(message))
    return `Netlify ne répond pas\u00A0: vérifiez la connexion au réseau, ou réessayez plus tard (${message}).`;
  return message;
}

function openStores({ root, env }: Terminal, contexts: readonly string[]): { where: string; stores: Records[] } {
  const names = contexts.map(storeName);
  const access = siteAccess(env);
  if (access !== null) {
    const stores = names.map((name) => new Records(() => getStore({ ...access, name, region: REGION })));
    return { where: `le site en ligne (production), NETLIFY_SITE_ID=${access.siteID}`, stores };
  }
  const { fetch } = openLocalBlobs(root);
  const where = `cet ordinateur, ${blobsFile(root)}. Celles du site en ligne\u00A0: NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN`;
  return { where, stores: names.map((name) => new Records(() => localStore(name, fetch))) };
}

type Input = { values: Values; words: readonly string[] };

async function runOnStores(command: LeadsCommand, { values, words }: Input, terminal: Terminal): Promise<number> {
  const { withPreviews, run } = command;
  let code = 0;
  const fail = (problem: string) => {
    code = 1;
    terminal.warn(`${problem}\n`);
  };
  try {
    const { where, stores } = openStores(terminal, withPreviews ? ['production', PREVIEWS] : ['production']);
    terminal.warn(`Demandes lues\u00A0: ${where}.${withPreviews ? ' Aperçus compris.' : ''}\n`);
    await run({ ...terminal, values, words, stores, fail });
  } catch (error) {
    if (error instanceof UsageError) throw error;
    fail(failureText(error));
  }
  return code;
}

export function runLeads([name = '--help', ...args]: readonly string[], terminal: Terminal): Promise<number> {
  const command = COMMANDS.get(name);
  const { options = [], words: limit = 0 }: Partial<LeadsCommand> = command ?? { words: Infinity };
  const known = Object.fromEntries(options.map((option) => [option, OPTIONS[option]]));
  const run = (values: Values, words: string[]) => {
    if (command === undefined)
      throw new UsageError(`Commande inconnue : ${name}. Possibles : ${[...COMMANDS.keys()].join(', ')}.`);
    if (limit > 0 && words.length === 0) throw new UsageError(`Il manque un mot après ${name}.`);
    return runOnStores(command, { values, words }, terminal);
  };
  return exitCodeOf({ help: HELP, options: known, words: limit, run }, command ? args : [name], terminal);
}
