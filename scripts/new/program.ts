import type { Program } from '../command-line.ts';
import { isRequired, labelOf } from './answer.ts';
import type { Kind } from './kind.ts';
import { KINDS } from './kinds.ts';
import { PROVIDER } from './provider/provider-command.ts';

const YES = {
  type: 'boolean',
  describe: 'ne pose aucune question : prend les options, puis les valeurs proposées',
} as const;

/** A kind is a command, whose options are its questions. */
const commandOf = ({ name, label, questions }: Pick<Kind, 'name' | 'label' | 'questions'>) => ({
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

const ofQuestions = commandOf(PROVIDER);

const providerCommand = {
  ...ofQuestions,
  options: { ...PROVIDER.options, ...ofQuestions.options },
  notes: [
    ...ofQuestions.notes,
    'Ce qui n’est pas encore connu reste une valeur d’exemple, que npm run content rappelle. CONTENT_DIR construit ensuite le site de ce dossier.',
  ],
  examples: ['provider', 'provider --into organismes/le-mien --answers reponses.yaml --yes'],
};

export const PROGRAM: Program = {
  name: 'new',
  summary: 'Écrit un nouveau fichier de content/, question par question.',
  operand: '[sorte]',
  commandWord: 'Sorte',
  listTitle: 'Sortes :',
  commands: [...KINDS.map(commandOf), providerCommand],
  options: { yes: YES },
  notes: [
    'Une sorte suivie de --help dit ses champs.',
    'Ce qui est écrit est un brouillon, que npm run dev montre et que la production ignore, sauf avec --published oui. Aucun fichier n’est jamais remplacé.',
    'Code de sortie : 0 le fichier est écrit, 1 il ne l’est pas, 2 commande mal écrite, 130 abandon (Ctrl-C).',
  ],
};
