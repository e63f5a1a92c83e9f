import { MISUSE, readArguments, UsageError } from '../command-line.ts';
import { type Command, OPTIONS, type Terminal, type Values } from './command.ts';
import { exportRequests } from './export.ts';
import { forget } from './forget.ts';
import { list } from './list.ts';
import { purgeRequests } from './purge.ts';
import { handled, release, resend } from './follow-up.ts';
import { show } from './show.ts';
import { openSites } from './site-store.ts';
import { stats } from './stats.ts';

const OK = 0;
const FAILURE = 1;

const COMMANDS: ReadonlyMap<string, Command> = new Map(
  Object.entries({ list, show, export: exportRequests, stats, handled, resend, release, forget, purge: purgeRequests }),
);

const HELP = `Les demandes reçues par les formulaires du site.

Utilisation : npm run leads -- <commande> [options]

  list                     liste les demandes, de la plus ancienne à la plus récente
  show <identifiant>       montre tout d’une demande, ses envois compris
  export <fichier>         écrit les demandes dans un fichier .csv ou .xlsx
  stats                    compte les demandes par mois, formulaire, formation et page
  handled <identifiant>    marque une demande comme traitée
  resend <identifiant>     remet en attente les envois qui ont échoué ou qui attendent
  release <identifiant>    rend aux autres une demande mise à l’écart, sans doute par erreur
  forget <qui...>          efface les demandes d’une adresse, d’un numéro ou d’un identifiant (RGPD, article 17)
  purge                    efface ce qui a dépassé la durée de conservation (le site en ligne le fait chaque nuit)

Le début d’un identifiant suffit, s’il ne convient qu’à une demande.

Filtres de list, export et stats :
  --since 2026-11-20       à partir de ce jour, à Paris ; 7j : les sept derniers jours
  --until 2026-11-30       jusqu’à ce jour, compris
  --type contact           d’un formulaire
  --search texte           qui contiennent ce texte, sans égard aux accents
  --todo                   qui restent à traiter
  --failed                 dont un envoi a échoué
  --suspects               mises à l’écart, sans doute envoyées par des robots

Autres options :
  list --json              un objet par ligne, pour un programme (npm run -s leads -- list --json)
  export --force           remplace le fichier s’il existe
  handled --undo           remet la demande à traiter
  resend --kind visitor    un seul envoi : adviser (conseiller), visitor (visiteur) ou webhook (CRM)
  purge --dry-run          dit ce qui serait effacé, sans rien effacer
  --yes                    ne demande pas confirmation (resend, release, forget, purge)

Un export contient des données personnelles : effacez-le après usage, forget et purge ne le font pas.
Sans réglage, la commande travaille sur les demandes reçues sur cette machine. Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN,
elle travaille sur celles du site en ligne.
Code de sortie : 0 tout va bien, 1 demandes inaccessibles, illisibles ou absentes, 2 commande mal écrite.
`;

type CommandLine = { command: Command; values: Values; words: string[] };

/** Reads the arguments; null if they ask for help. */
function readCommandLine([name = '', ...rest]: readonly string[]): CommandLine | null {
  if ([name, ...rest].some((arg) => arg === '--help' || arg === '-h')) return null;
  const command = COMMANDS.get(name);
  if (command === undefined)
    throw new UsageError(`Commande inconnue\u00A0: ${name}. Possibles\u00A0: ${[...COMMANDS.keys()].join(', ')}.`);
  const { values, positionals: words } = readArguments(rest, OPTIONS);
  const stranger = Object.keys(values).find((option) => !command.options.some((known) => known === option));
  if (stranger !== undefined) throw new UsageError(`${name} ne connaît pas l’option --${stranger}.`);
  if (command.words !== undefined && words.length === 0) throw new UsageError(`Il manque un mot après ${name}.`);
  const most = { none: 0, one: 1, several: Infinity }[command.words ?? 'none'];
  if (words.length > most) throw new UsageError(`Mot en trop\u00A0: ${words.slice(most).join(' ')}.`);
  return { command, values, words };
}

/** Why the work stopped and what to do about it. */
function failureText(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const status = /\((\d{3}) status code/.exec(error.message)?.[1];
  if (status === '401' || status === '403')
    return `Netlify refuse l’accès (${status})\u00A0: vérifiez NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN.`;
  if (status !== undefined) return `Netlify répond ${status}\u00A0: réessayez plus tard.`;
  if (error.message === 'fetch failed') return 'Netlify est injoignable\u00A0: vérifiez la connexion au réseau.';
  return error.message;
}

/** Runs one command and gives its exit code. */
export async function runLeads(args: readonly string[], terminal: Terminal): Promise<number> {
  let code = OK;
  try {
    const line = args.length === 0 ? null : readCommandLine(args);
    if (line === null) {
      terminal.print(HELP);
      return OK;
    }
    const { sites, close } = await openSites(terminal, line.command.withPreviews);
    const fail = (problem: string) => {
      code = FAILURE;
      terminal.warn(`${problem}\n`);
    };
    await line.command.run({ ...terminal, ...line, sites, fail }).finally(close);
    return code;
  } catch (error) {
    terminal.warn(`${failureText(error)}\n`);
    if (!(error instanceof UsageError)) return FAILURE;
    terminal.warn('Aide\u00A0: npm run leads -- --help\n');
    return MISUSE;
  }
}
