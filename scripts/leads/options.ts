import type { InferredOptionTypes } from 'yargs';
import { SUSPECTS } from '#netlify/requests/keys.ts';
import { isOver, type RequestRecord, tasksOf } from '#netlify/requests/request-record.ts';
import { FORM_TYPES, typeName } from '#src/features/contact/contact-forms.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { fold } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { type Command, type Given as GivenTo, unknownWord, UsageError } from '../command-line.ts';
import type { Terminal } from './terminal.ts';

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
  search: {
    type: 'string',
    describe: 'qui contiennent ce texte (nom, adresse, formation, page, message…), sans égard aux accents',
  },
  todo: { type: 'boolean', describe: 'celles qui restent à traiter' },
  failed: { type: 'boolean', describe: 'celles dont un envoi a échoué' },
  suspects: { type: 'boolean', describe: 'celles mises à l’écart, sans doute envoyées par des robots' },
  limit: { type: 'string', describe: 'les plus récentes seulement, en ce nombre' },
  json: { type: 'boolean', describe: 'pour un programme : du JSON' },
  kind: { type: 'string', describe: 'un seul envoi : adviser (conseiller), visitor (visiteur) ou webhook (CRM)' },
  csv: { type: 'string', describe: 'écrit un CSV pour tableur dans ce fichier (- pour la sortie standard)' },
  xlsx: { type: 'string', describe: 'écrit un classeur Excel dans ce fichier' },
  force: { type: 'boolean', describe: 'remplace le fichier s’il existe' },
  undo: { type: 'boolean', describe: 'remet la demande à traiter' },
  yes: { type: 'boolean', describe: 'ne demande pas confirmation' },
  'dry-run': { type: 'boolean', describe: 'dit ce qui serait effacé, sans rien effacer' },
} as const;

type OptionName = keyof typeof OPTIONS;

export const options = (...names: readonly OptionName[]): Command['options'] =>
  Object.fromEntries(names.map((name) => [name, OPTIONS[name]]));

export const FILTERS = ['since', 'until', 'type', 'search', 'todo', 'failed', 'suspects', 'limit'] as const;

export type Values = Partial<InferredOptionTypes<typeof OPTIONS>>;
export type Given = GivenTo<Values>;
/** A command gives its exit code. */
export type LeadsCommand = Command & { run: (given: Given, terminal: Terminal) => Promise<number> };

/** One of the words that an option takes. */
export function wordOf<const Word extends string>(
  option: string,
  typed: string | undefined,
  known: readonly Word[],
): Word | undefined {
  const word = known.find((each) => each === typed);
  if (typed !== undefined && word === undefined) throw unknownWord(`Valeur de --${option}`, typed, known);
  return word;
}

function dayOf(option: string, typed: string | undefined, now: Date): string | undefined {
  if (typed === undefined) return undefined;
  const days = /^([1-9]\d{0,4})j$/.exec(typed)?.[1];
  if (days !== undefined) return parisDay(new Date(now.getTime() - (Number(days) - 1) * DAY_MS));
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed));
  if (isDay && new Date(typed).toISOString().startsWith(typed)) return typed;
  throw new UsageError(
    `--${option} attend un jour (2026-11-20) ou un nombre de jours (7j), et non «\u00A0${typed}\u00A0».`,
  );
}

function limitOf(typed: string | undefined): number {
  if (typed === undefined) return Infinity;
  if (!/^[1-9]\d{0,8}$/.test(typed)) throw new UsageError('--limit attend un nombre, à partir de 1.');
  return Number(typed);
}

export type Filters = {
  prefix: '' | typeof SUSPECTS;
  period: { since: string | undefined; until: string | undefined };
  matches: (record: RequestRecord) => boolean;
  limit: number;
};

/** Reads the filters of a command. */
export function filtersOf({ type, search, todo, failed, suspects, ...values }: Values, now: Date): Filters {
  const period = { since: dayOf('since', values.since, now), until: dayOf('until', values.until, now) };
  wordOf('type', type, FORM_TYPES.map(typeName));
  const { since = '', until = '9' } = period;
  const matches = (record: RequestRecord): boolean => {
    const day = parisDay(new Date(record.createdAt));
    const words = Object.values(record).filter((value) => typeof value === 'string');
    return (
      day >= since &&
      day <= until &&
      (type === undefined || typeName(record.type) === type) &&
      (search === undefined || fold(words.join('\n')).includes(fold(search))) &&
      (todo !== true || record.handledAt === undefined) &&
      (failed !== true || tasksOf(record).some(([, { state }]) => state === 'failed'))
    );
  };
  return { prefix: suspects === true ? SUSPECTS : '', period, matches, limit: limitOf(values.limit) };
}

/** « à traiter », « traitée » */
export const followUpWord = ({ handledAt }: RequestRecord): string =>
  handledAt === undefined ? 'à traiter' : 'traitée';

/** How the worst of the deliveries of a request stands. */
export function mailWord(record: RequestRecord): string {
  const tasks = tasksOf(record).map(([, task]) => task);
  if (tasks.length === 0) return '–';
  if (tasks.some(({ state }) => state === 'failed')) return 'échec';
  return tasks.every(isOver) ? 'envoyé' : 'en attente';
}
