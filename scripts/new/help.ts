import { withNoBreakSpaces } from '../../src/lib/french-spaces.ts';
import { isRequired, labelOf } from './answer.ts';
import type { Kind } from './kind.ts';

const WIDTH = 24;

const entry = (name: string, text: string): string => `  ${name.padEnd(WIDTH)}  ${text}\n`;

/** The help of the command as a whole. */
export const generalHelp = (kinds: readonly Kind[]): string =>
  withNoBreakSpaces(`Écrit un nouveau fichier de content/, question par question.

Utilisation : npm run new -- [sorte] [options]

Sortes
${kinds.map(({ name, label }) => entry(name, label)).join('')}
Options
${entry('--yes', 'ne pose aucune question : prend les options, puis les valeurs proposées')}${entry('--help', 'cette aide ; après une sorte, ses champs')}
Ce qui est écrit est un brouillon, que npm run dev montre et que la production ignore, sauf avec --published oui.
Aucun fichier n’est jamais remplacé.

Code de sortie : 0 le fichier est écrit, 1 il ne l’est pas, 2 commande mal écrite, 130 abandon (Ctrl-C).
`);

/** The help of one kind: its fields, which are its options. */
export const kindHelp = ({ name, label, questions }: Kind): string =>
  withNoBreakSpaces(`Écrit ${label}.

Utilisation : npm run new -- ${name} [options]

Options (celles qui ne sont pas données sont demandées ; avec --yes, donnez les obligatoires)
${questions.map((question) => entry(`--${question.name} …`, `${labelOf(question)}${isRequired(question) ? ' (obligatoire)' : ''}`)).join('')}${entry('--yes', 'ne pose aucune question : prend les options, puis les valeurs proposées')}`);
