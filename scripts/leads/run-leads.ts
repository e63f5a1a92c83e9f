import { endOf, helpOf, isEarlyEnd, MISUSE, type Program, readCommandLine } from '../command-line.ts';
import { exportCommand } from './export-command.ts';
import { forgetCommand } from './forget-command.ts';
import { handledCommand } from './handled-command.ts';
import { listCommand } from './list-command.ts';
import type { LeadsCommand, Values } from './options.ts';
import { purgeCommand } from './purge-command.ts';
import { releaseCommand } from './release-command.ts';
import { resendCommand } from './resend-command.ts';
import { showCommand } from './show-command.ts';
import { statsCommand } from './stats-command.ts';
import type { Terminal } from './terminal.ts';

const FAILURE = 1;

const COMMANDS: readonly LeadsCommand[] = [
  listCommand,
  showCommand,
  exportCommand,
  statsCommand,
  resendCommand,
  handledCommand,
  releaseCommand,
  forgetCommand,
  purgeCommand,
];

const PROGRAM: Program<LeadsCommand> = {
  name: 'leads',
  summary: 'Les demandes reçues par les formulaires du site.',
  operand: '<commande>',
  options: {},
  commands: COMMANDS,
  notes: [
    'Une commande suivie de --help dit ses options et donne des exemples.',
    'Sans réglage, la commande travaille sur les demandes reçues sur cette machine (npm start, npm run dev). Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN, elle travaille sur celles du site en ligne.',
    'Écrivez « npm run -s leads » (avec -s) pour donner la sortie à un programme : npm n’y ajoute alors rien.',
    'Code de sortie : 0 tout va bien, 1 demandes inaccessibles, illisibles ou absentes, 2 commande mal écrite.',
  ],
};

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
  try {
    const { command, ...given } = readCommandLine<Values, LeadsCommand>(args, PROGRAM);
    if (command !== undefined) return await command.run(given, terminal);
    terminal.warn(helpOf(PROGRAM));
    return MISUSE;
  } catch (error) {
    if (isEarlyEnd(error)) return endOf(error, terminal, PROGRAM, args);
    terminal.warn(`${failureText(error)}\n`);
    return FAILURE;
  }
}
