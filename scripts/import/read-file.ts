import { isUtf8 } from 'node:buffer';
import { extname } from 'node:path';
import { askMapping, fieldOf, IGNORED, type Mapping, mappingPath, savedMapping } from './columns.ts';
import { isOfSession } from './fields.ts';
import { readBytes, decodeText } from './file-text.ts';
import { readCsv, readWorkbook, type Table, tableOf, type Row } from './read-sheets.ts';
import { readLheo } from './read-lheo.ts';
import {
  ImportError,
  type SourceCourse,
  addCell,
  type Cell,
  type Cells,
  quoted,
  throwAll,
  withTotal,
} from './source-course.ts';
import { fold, lowerFirst } from '../../src/lib/french-text.ts';

/**
 * A cell and its field. `number` is 0 in the first column of the field, 1 in the second, and so on: in a row with
 * several sessions, the cells of one session have the same `number`.
 */
type Placed = { field: string; number: number; cell: Cell };

const NOT_TO_PUBLISH =
  /\bne (pas|plus) (mettre|publier|diffuser|afficher|montrer)\b|\bpas (encore )?(sur le site|en ligne)\b/;

const EXCEL_ERROR = /^#[A-Z/0]+[!?A]$/;

function placedCells({ names }: Table, row: Row, { colonnes }: Mapping, unmapped: Set<string>): Placed[] {
  const placed: Placed[] = [];
  for (const [column, source] of names.entries()) {
    const {
      text = '',
      fault = EXCEL_ERROR.test(text) ? `montre ${text}` : undefined,
      ...rest
    } = row.cells[column] ?? {};
    const field = colonnes.get(source) ?? IGNORED;
    if (fault !== undefined) unmapped.add(`${row.where(column)}, ${source} : ${fault}`);
    if (text === '' || fault !== undefined) continue;
    if (field === IGNORED) unmapped.add(source);
    else {
      const number = names.slice(0, column).filter((name) => colonnes.get(name) === field).length;
      placed.push({ field, number, cell: { ...rest, text, source, where: () => row.where(column) } });
    }
  }
  return placed;
}

function sessionsOf(placed: readonly Placed[]): Cells[] {
  const sessions = Map.groupBy(
    placed.filter(({ field }) => isOfSession(field)),
    ({ number }) => number,
  );
  const [place, ...otherPlaces] = placed.filter(({ field }) => field === 'session.place');
  return [...sessions.values()].flatMap((parts): Cells[] => {
    const session: Cells = new Map(parts.map(({ field, cell }) => [field, cell] as const));
    if (!session.has('session.start')) return [];
    if (place !== undefined && otherPlaces.length === 0) session.set('session.place', place.cell);
    return [session];
  });
}

function addValues({ cells, sessions }: SourceCourse, { valeurs }: Mapping): void {
  for (const [field, text] of valeurs)
    for (const target of isOfSession(field) ? sessions : [cells])
      if (!target.has(field))
        target.set(field, { text, source: 'colonnes.yaml', where: () => 'valeurs', isAssumed: true });
}

/** The first table has the courses, the others their sessions. Rows without a number are grouped by title. */
function coursesOf(tables: readonly Table[], mapping: Mapping): SourceCourse[] {
  const courses = new Map<string, SourceCourse>();
  const numbers = new Map<string, string>();
  const errors: string[] = [];
  const addRow = (table: Table, row: Row): void => {
    const unmapped = new Set<string>();
    const placed = placedCells(table, row, mapping, unmapped);
    const cellText = (name: string): string => placed.find(({ field }) => field === name)?.cell.text ?? '';
    const title = fold(cellText('title'));
    const key = cellText('id') || (numbers.get(title) ?? title);
    if (title !== '' && !numbers.has(title)) numbers.set(title, key);
    const known = courses.get(key);
    if (known === undefined && table !== tables[0]) {
      errors.push(`${row.where()} : une session d’une formation que la feuille « ${tables[0]?.sheet ?? ''} » n’a pas.`);
      return;
    }
    const course: SourceCourse = known ?? { where: () => row.where(), cells: new Map(), sessions: [], unmapped };
    courses.set(key, course);
    for (const name of unmapped) course.unmapped.add(name);
    const hold = row.cells.find(({ text }) => NOT_TO_PUBLISH.test(fold(text)));
    if (hold !== undefined) course.hold = hold.text;
    const facts = table === tables[0] ? placed.filter(({ field }) => !isOfSession(field)) : [];
    for (const { field, cell } of facts) {
      const other = addCell(course.cells, field, cell);
      if (other !== undefined && fold(other.text) !== fold(cell.text))
        errors.push(
          `${cell.where()}, ${cell.source} : ${quoted(cell)}, mais ${quoted(other)} (${lowerFirst(other.where())}) pour la même formation. Donnez-leur deux noms, ou la même valeur si ce sont deux sessions d’une formation.`,
        );
    }
    course.sessions.push(...sessionsOf(placed));
  };
  for (const table of tables) for (const row of table.rows) addRow(table, row);
  throwAll(withTotal(errors));
  for (const course of courses.values()) addValues(course, mapping);
  return [...courses.values()];
}

export type ImportedFile = { format: 'lheo' | 'table'; courses: SourceCourse[]; notes: readonly string[] };

const WORKBOOKS = ['504b0304', 'd0cf11e0'];

function chosenTables(tables: readonly Table[], saved: Mapping | undefined, notes: string[]): Table[] {
  const has = (table: Table, field: string) => table.names.some((name) => fieldOf(name, saved) === field);
  const main = tables.find((table) => has(table, 'title'));
  if (main === undefined) return [];
  const isKey = (field: string | undefined) => field === undefined || ['id', 'title', IGNORED].includes(field);
  const sessions = tables.filter(
    (table) =>
      table !== main &&
      has(table, 'session.start') &&
      table.names.every((name) => isKey(fieldOf(name, saved)) || isOfSession(fieldOf(name, saved) ?? '')),
  );
  const chosen = [main, ...sessions];
  for (const { sheet } of tables.filter((table) => !chosen.includes(table)))
    notes.push(
      `Feuille « ${sheet} » : laissée de côté, l’import lit la première feuille de formations et celles de leurs sessions.`,
    );
  return chosen;
}

export async function readTables(file: string, bytes: Buffer, mapping: string | undefined): Promise<ImportedFile> {
  const isWorkbook = WORKBOOKS.includes(bytes.toString('hex', 0, 4));
  const notes =
    isWorkbook || isUtf8(bytes) ? [] : ['Le fichier n’est pas en UTF-8 : lu en Windows-1252, relisez les accents.'];
  const path = mappingPath(file, mapping);
  const saved = savedMapping(path);
  const isKnown = (name: string) => fieldOf(name, saved) !== undefined;
  const sheets = isWorkbook ? readWorkbook(bytes, notes) : [readCsv(decodeText(bytes), isKnown)];
  const tables = sheets.flatMap((sheet) => tableOf(sheet, isKnown) ?? []).filter(({ rows }) => rows.length > 0);
  if (tables.length === 0) throw new ImportError('Ce tableau n’a pas de lignes sous ses titres de colonnes.');
  const chosen = chosenTables(tables, saved, notes);
  const asked =
    chosen.length > 0 ? chosen : tables.toSorted((one, other) => other.names.length - one.names.length).slice(0, 1);
  const known = saved ?? (await askMapping(path, asked));
  const names = asked.map(({ sheet, names }) => (sheet === '' ? '' : `Feuille « ${sheet} » : `) + names.join(', '));
  if (chosen.length === 0)
    throw new ImportError(
      `Aucune colonne ne donne l’intitulé. Dites laquelle dans ${path} : « Colonne: Formation ». Si ce fichier est celui d’un autre tableau, donnez-en un à celui-ci : --mapping. Les colonnes du tableau :\n${names.join('\n')}`,
    );
  return { format: 'table', courses: coursesOf(chosen, known), notes };
}

const EXTENSIONS = ['', '.xml', '.csv', '.tsv', '.txt', '.xlsx', '.xlsm', '.xls'];

/** Recognises the format by the content, because file names are often wrong. */
export async function readFile(file: string, mapping: string | undefined): Promise<ImportedFile> {
  if (!EXTENSIONS.includes(extname(file).toLowerCase()))
    throw new ImportError(`${file} n’est pas un fichier .xml, .csv ou .xlsx : exportez-le sous une de ces formes.`);
  const bytes = readBytes(file);
  const start = bytes.toString('latin1', 0, 1000);
  if (/<(!doctype html|html|table)\b/i.test(start))
    throw new ImportError(`${file} est une page web, même si son nom dit autre chose : enregistrez-la en .xlsx.`);
  const isXml = /^[^\w;,]*</.test(start);
  return isXml ? { format: 'lheo', courses: readLheo(decodeText(bytes)), notes: [] } : readTables(file, bytes, mapping);
}
