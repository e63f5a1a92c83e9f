import { CsvError, parse } from 'csv-parse/sync';
import { strFromU8, unzipSync } from 'fflate';
import { readSheet } from 'read-excel-file/node';
import { isoDay } from '../../src/lib/french-dates.ts';
import { fold } from '../../src/lib/french-text.ts';
import { IGNORED, type Mapping } from './columns.ts';
import { isOfSession } from './fields.ts';
import { addCell, type Cells, errorAt, ImportError, type SourceCourse } from './source-course.ts';

/** The texts of a row, with its line number. */
type Row = { number: number; texts: string[] };
export type Table = { names: readonly string[]; rows: readonly Row[] };

const FORMULA =
  'une formule, dont l’import ne connaît pas le résultat. Copiez la colonne, puis «\u00a0Collage spécial\u00a0», «\u00a0Valeurs\u00a0»';

function tableOf(rows: readonly Row[]): Table {
  const [head, ...others] = rows.filter(({ texts }) => texts.some((text) => text !== ''));
  if (head === undefined || others.length === 0)
    throw new ImportError('Ligne 1 : ce tableau n’a pas de lignes sous ses titres de colonnes.');
  const repeat = head.texts.find((name, index) => name !== '' && head.texts.indexOf(name) !== index);
  if (repeat === undefined) return { names: head.texts, rows: others };
  throw new ImportError(`Ligne ${head.number} : deux colonnes s’appellent « ${repeat} ». Renommez l’une d’elles.`);
}

/** Reads a CSV table. The delimiter is the candidate that the first line has most often. */
export function readCsv(text: string): Table {
  const head = text.slice(0, text.search(/\r?\n|$/));
  const delimiters = [';', ',', '\t'].toSorted((one, other) => head.split(other).length - head.split(one).length);
  const options = {
    delimiter: delimiters[0],
    bom: true,
    info: true,
    relax_quotes: true,
    skip_empty_lines: true,
    trim: true,
  } as const;
  try {
    const records = parse(text, options) as unknown as { info: { lines: number }; record: string[] }[];
    return tableOf(
      records.map(({ info: { lines }, record }) => ({
        number: lines,
        texts: record.map((text, column) => {
          if (text.startsWith('=')) throw new ImportError(`Ligne ${lines}, colonne ${column + 1} : ${FORMULA}.`);
          // The export of this site writes an apostrophe before formulas.
          return text.replace(/^'(?=[=+\-@\t\r])/, '');
        }),
      })),
    );
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const problem =
      error.code === 'CSV_QUOTE_NOT_CLOSED'
        ? 'un guillemet ouvert et jamais fermé'
        : 'pas autant de colonnes que de titres';
    throw new ImportError(
      `Ligne ${String(error.lines)} : ${problem}. Corrigez cette ligne, ou exportez le tableau de nouveau.`,
    );
  }
}

const textOfCell = (value: unknown): string => {
  if (value instanceof Date) return isoDay(value);
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  return typeof value === 'number' ? String(value).replace('.', ',') : typeof value === 'string' ? value.trim() : '';
};

export async function readXlsx(bytes: Buffer): Promise<Table> {
  const sheet = 'xl/worksheets/sheet1.xml';
  const xml = strFromU8(unzipSync(bytes, { filter: ({ name }) => name === sheet })[sheet] ?? new Uint8Array());
  const cell = /<c r="([A-Z]+\d+)"[^>]*><f[ >/]/.exec(xml)?.[1];
  if (cell !== undefined) throw new ImportError(`Cellule ${cell} : ${FORMULA}.`);
  const rows = await readSheet(bytes);
  return tableOf(rows.map((row, index) => ({ number: index + 1, texts: row.map(textOfCell) })));
}

/** Groups rows into courses by number, or by title if the table has no numbers. Each row may have a session. */
export function coursesOf({ names, rows }: Table, { colonnes, valeurs }: Mapping): SourceCourse[] {
  const courses = new Map<string, SourceCourse>();
  const columnOf = (field: string): number => names.findIndex((name) => colonnes[name] === field);
  const [idColumn, titleColumn] = [columnOf('id'), columnOf('title')];
  const texts = Object.entries(valeurs).map(([field, text]) => ({ field, source: field, text }));
  for (const row of rows) {
    const where = (): string => `Ligne ${row.number}`;
    const id = row.texts[idColumn] ?? '';
    const key = id === '' ? fold(row.texts[titleColumn] ?? '') : id;
    const course: SourceCourse = courses.get(key) ?? { where, cells: new Map(), sessions: [], unmapped: new Set() };
    courses.set(key, course);
    const session: Cells = new Map();
    const columns = names.map((source, column) => ({ field: colonnes[source], source, text: row.texts[column] ?? '' }));
    for (const { field, source, text } of [...columns, ...texts].filter((each) => each.text !== '')) {
      if (field === undefined || field === IGNORED) {
        course.unmapped.add(source);
        continue;
      }
      const cell = { text, source, where };
      const known = addCell(isOfSession(field) ? session : course.cells, field, cell);
      if (known !== undefined)
        throw errorAt(
          cell,
          `« ${text} », mais « ${known.text} » en ${known.where().toLowerCase()} pour une formation du même nom. Donnez-leur deux noms, ou la même valeur si ce sont deux sessions d’une formation`,
        );
    }
    if (session.has('session.start')) course.sessions.push(session);
  }
  return [...courses.values()];
}
