import type { Program } from '../command-line.ts';
import { isRequired, labelOf } from './answer.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';

const YES = {
  type: 'boolean',
  describe: 'ne pose aucune question : prend les options, puis les valeurs proposées',
} as const;

/** A kind is a command, whose options are its questions. */
const commandOf = ({ name, label, questions }: Kind) => ({
  name,
  summary: label,
  options: {
    ...Object.fromEntries(
      questions.map((question) => [
        question.name,
        { type: 'string', describe: `${labelOf(question)}${isRequired(question) ? ' (obligatoire)' : ''}` } as const,
      ]),
    ),
    yes: YES,
  },
  notes: ['Les options qui ne sont pas données sont demandées ; avec --yes, donnez les obligatoires.'],
});

export const PROGRAM: Program = {
  name: 'new',
  summary: 'Écrit un nouveau fichier de content/, question par question.',
  operand: '[sorte]',
  commandWord: 'Sorte',
  listTitle: 'Sortes :',
  commands: KINDS.map(commandOf),
  options: { yes: YES },
  notes: [
    'Une sorte suivie de --help dit ses champs.',
    'Ce qui est écrit est un brouillon, que npm run dev montre et que la production ignore, sauf avec --published oui. Aucun fichier n’est jamais remplacé.',
    'Code de sortie : 0 le fichier est écrit, 1 il ne l’est pas, 2 commande mal écrite, 130 abandon (Ctrl-C).',
  ],
};
