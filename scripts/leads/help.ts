import { type OptionName, takesValue } from './arguments.ts';
import type { Command } from './command.ts';

const NAME_WIDTH = 22;

type OptionHelp = { value?: string; text: string };

const OPTION_HELP: Record<OptionName, OptionHelp> = {
  since: { value: 'jour', text: 'à partir de ce jour, à Paris : 2026-11-20, ou 7j pour les sept derniers jours' },
  until: { value: 'jour', text: 'jusqu’à ce jour, compris' },
  type: { value: 'type', text: 'd’un formulaire : contact, inscription_formation_ia, callback_formation_ia…' },
  course: { value: 'texte', text: 'dont la formation contient ce texte' },
  page: { value: 'chemin', text: 'envoyées depuis cette page : /contact' },
  email: { value: 'adresse', text: 'd’une personne' },
  state: { value: 'état', text: 'todo : à traiter ; handled : traitées' },
  mail: { value: 'état', text: 'pending : un envoi attend ; failed : un envoi a échoué ; sent : tout est parti' },
  search: { value: 'texte', text: 'qui contiennent ce texte, sans égard aux accents ni aux majuscules' },
  limit: { value: 'nombre', text: 'les plus récentes seulement' },
  kind: { value: 'envoi', text: 'un seul envoi : adviser (conseiller), visitor (visiteur) ou webhook' },
  csv: { value: 'fichier', text: 'écrit un CSV pour tableur (- pour la sortie standard)' },
  xlsx: { value: 'fichier', text: 'écrit un classeur Excel' },
  receipt: { value: 'fichier', text: 'écrit aussi le reçu dans ce fichier' },
  suspects: { text: 'les demandes mises à l’écart, sans doute envoyées par des robots' },
  json: { text: 'pour un programme : du JSON' },
  undo: { text: 'remet la demande à traiter' },
  yes: { text: 'ne demande pas confirmation' },
  'same-phone': { text: 'efface aussi les demandes sans adresse laissées avec le même numéro' },
  'dry-run': { text: 'dit ce qui serait effacé, sans rien effacer' },
  help: { text: 'cette aide' },
};

const NO_BREAK = '\u00A0';

/** French puts a no-break space before its high punctuation. */
const french = (text: string): string => text.replace(/ (?=[:;?!])/g, NO_BREAK);

const entry = (name: string, text: string): string => `  ${name.padEnd(NAME_WIDTH)}  ${text}\n`;

const optionEntry = (name: OptionName): string => {
  const { value, text } = OPTION_HELP[name];
  return entry(`--${name}${takesValue(name) ? ` <${value ?? ''}>` : ''}`, text);
};

const calledAs = ({ name, operand }: Command): string => (operand === undefined ? name : `${name} ${operand}`);

const FOOTER = `Sans réglage, la commande travaille sur les demandes reçues sur cette machine (npm start, npm run dev).
Avec NETLIFY_SITE_ID et NETLIFY_AUTH_TOKEN, elle travaille sur celles du site en ligne.

Écrivez « npm run -s leads » (avec -s) pour donner la sortie à un programme : npm n’y ajoute alors rien.

Code de sortie : 0 tout va bien, 1 demandes inaccessibles, illisibles ou absentes, 2 commande mal écrite.
`;

/** The help of the tool as a whole. */
export const generalHelp = (commands: readonly Command[]): string =>
  french(`Les demandes reçues par les formulaires du site.

Utilisation : npm run leads -- <commande> [options]

Commandes
${commands.map((command) => entry(calledAs(command), command.summary)).join('')}
Une commande suivie de --help dit ses options et donne des exemples.

${FOOTER}`);

/** The help of one command. */
export const commandHelp = (command: Command): string =>
  french(`${command.name} : ${command.summary}.

Utilisation : npm run leads -- ${calledAs(command)}${command.options.length > 0 ? ' [options]' : ''}

Options
${[...command.options, 'help' as const].map(optionEntry).join('')}${(command.notes ?? []).map((note) => `\n${note}\n`).join('')}
Exemples
${command.examples.map((example) => `  npm run leads -- ${example}\n`).join('')}`);
