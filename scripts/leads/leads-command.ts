import type { InferredOptionTypes } from 'yargs';
import type { Command, Given as GivenTo } from '../command-line.ts';
import type { Terminal } from './terminal.ts';

/** Every option of every command; each command says which of them it takes. */
const OPTIONS = {
  since: {
    type: 'string',
    describe: 'à partir de ce jour, à Paris : 2026-11-20, ou 7j pour les sept derniers jours',
  },
  until: { type: 'string', describe: 'jusqu’à ce jour, compris' },
  type: {
    type: 'string',
    describe: 'd’un formulaire : contact, inscription_formation_ia, callback_formation_ia…',
  },
  course: { type: 'string', describe: 'dont la formation contient ce texte' },
  page: { type: 'string', describe: 'envoyées depuis cette page : /contact' },
  email: { type: 'string', describe: 'd’une personne, par son adresse' },
  state: { type: 'string', describe: 'todo : à traiter ; handled : traitées' },
  mail: { type: 'string', describe: 'pending : un envoi attend ; failed : un envoi a échoué ; sent : tout est parti' },
  search: { type: 'string', describe: 'qui contiennent ce texte, sans égard aux accents ni aux majuscules' },
  limit: { type: 'string', describe: 'les plus récentes seulement, en ce nombre' },
  kind: { type: 'string', describe: 'un seul envoi : adviser (conseiller), visitor (visiteur) ou webhook' },
  csv: { type: 'string', describe: 'écrit un CSV pour tableur dans ce fichier (- pour la sortie standard)' },
  xlsx: { type: 'string', describe: 'écrit un classeur Excel dans ce fichier' },
  receipt: { type: 'string', describe: 'écrit aussi le reçu dans ce fichier' },
  suspects: {
    type: 'boolean',
    describe: 'les demandes mises à l’écart, sans doute envoyées par des robots',
  },
  json: { type: 'boolean', describe: 'pour un programme : du JSON' },
  undo: { type: 'boolean', describe: 'remet la demande à traiter' },
  yes: { type: 'boolean', describe: 'ne demande pas confirmation' },
  'same-phone': {
    type: 'boolean',
    describe: 'efface aussi les demandes sans adresse laissées avec le même numéro',
  },
  mentions: {
    type: 'boolean',
    describe:
      'efface aussi les demandes d’autres personnes où figure son adresse ou son numéro, et celles d’une autre adresse de sa boîte',
  },
  'dry-run': { type: 'boolean', describe: 'dit ce qui serait effacé, sans rien effacer' },
} as const;

type OptionName = keyof typeof OPTIONS;

/** Some of the options, for a command that takes these. */
export const options = (...names: readonly OptionName[]): Command['options'] =>
  Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));

export type Values = Partial<InferredOptionTypes<typeof OPTIONS>>;
export type Given = GivenTo<Values>;

export type LeadsCommand = Command & {
  /** Gives the exit code. */
  run: (given: Given, terminal: Terminal) => Promise<number>;
};
