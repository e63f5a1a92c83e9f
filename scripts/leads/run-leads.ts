import { getStore } from '@netlify/blobs';
import { localStore, openLocalBlobs } from '#netlify/local/local-blobs.ts';
import { PREVIEWS, REGION, storeName } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { siteAccess } from '#src/site/environment.ts';
import { readArguments, USAGE_ERROR, UsageError } from '../command-line.ts';
import { type Command, OPTIONS, type Terminal } from './command.ts';
import { check } from './check.ts';
import { handled, release, resend } from './follow-up.ts';
import { forget } from './forget.ts';
import { digest, exportRequests, list, show } from './read-commands.ts';

const COMMANDS: ReadonlyMap<string, Command> = new Map(
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
Sans réglage, la commande travaille sur les demandes reçues sur cette machine. Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN,
elle travaille sur celles du site en ligne.
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

/** Opens the store of the site whose variables are set, or the local store. `withPreviews` adds the preview store. */
function openStores({ root, env }: Terminal, withPreviews = false): Records[] {
  const access = siteAccess(env);
  const local = access === null ? openLocalBlobs(root) : undefined;
  const contexts = withPreviews ? ['production', PREVIEWS] : ['production'];
  return contexts.map(storeName).map((name) => {
    const store = local ? localStore(name, local.fetch) : getStore({ ...access, name, region: REGION });
    return new Records(() => store);
  });
}

export async function runLeads(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = 0;
  const fail = (problem: string) => {
    code = 1;
    terminal.warn(`${problem}\n`);
  };
  try {
    const [name, ...rest] = args;
    if (name === undefined || args.some((arg) => arg === '--help' || arg === '-h')) {
      terminal.print(HELP);
      return 0;
    }
    const command = COMMANDS.get(name);
    if (command === undefined)
      throw new UsageError(`Commande inconnue : ${name}. Possibles : ${[...COMMANDS.keys()].join(', ')}.`);
    const options = Object.fromEntries(command.options.map((option) => [option, OPTIONS[option]]));
    const { values, positionals: words } = readArguments(rest, options);
    const { words: limit = 0, withPreviews } = command;
    if (limit > 0 && words.length === 0) throw new UsageError(`Il manque un mot après ${name}.`);
    if (words.length > limit) throw new UsageError(`Mot en trop : ${words.slice(limit).join(' ')}.`);
    await command.run({ ...terminal, values, words, stores: openStores(terminal, withPreviews), fail });
    return code;
  } catch (error) {
    terminal.warn(`${failureText(error)}\n`);
    if (!(error instanceof UsageError)) return 1;
    terminal.warn('Aide\u00A0: npm run leads -- --help\n');
    return USAGE_ERROR;
  }
}
