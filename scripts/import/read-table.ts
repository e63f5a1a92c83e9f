import { fold, lowerFirst } from '../../src/lib/french-text.ts';
import { IGNORED, type Mapping } from './columns.ts';
import { isOfSession } from './fields.ts';
import { addCell, type Cell, type Cells, quoted, type SourceCourse, throwAll, withTotal } from './source-course.ts';
import type { Row, Table } from './read-sheets.ts';

/** A cell with its field. `number` counts the columns of that field: a row may have several sessions. */
type Placed = { field: string; number: number; cell: Cell };

/** Matches an instruction not to publish a course, such as « NE PAS METTRE SUR LE SITE », in any column. */
const HOLD = /\bne (pas|plus) (mettre|publier|diffuser|afficher|montrer)\b|\bpas (encore )?(sur le site|en ligne)\b/;

const EXCEL_ERROR = /^#[A-Z/0]+[!?A]$/;

function placedCells({ names }: Table, row: Row, { colonnes }: Mapping, unmapped: Set<string>): Placed[] {
  const placed: Placed[] = [];
  for (const [column, source] of names.entries()) {
    const { text = '', fault, ...rest } = row.cells[column] ?? {};
    const field = colonnes.get(source) ?? IGNORED;
    const isError = EXCEL_ERROR.test(text);
    if (fault !== undefined || isError) unmapped.add(`${row.where(column)}, ${source} : ${fault ?? `montre ${text}`}`);
    if (text === '' || isError) continue;
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
  const places = placed.filter(({ field }) => field === 'session.place');
  return [...sessions.values()].flatMap((parts): Cells[] => {
    const session: Cells = new Map(parts.map(({ field, cell }) => [field, cell] as const));
    if (!session.has('session.start')) return [];
    const [place] = places;
    if (place !== undefined && places.length === 1) session.set('session.place', place.cell);
    return [session];
  });
}

function addValues({ cells, sessions }: SourceCourse, { valeurs }: Mapping): void {
  for (const [field, text] of valeurs)
    for (const target of isOfSession(field) ? sessions : [cells])
      if (!target.has(field))
        target.set(field, { text, source: 'colonnes.yaml', where: () => 'valeurs', isAssumed: true });
}

/**
 * Groups rows into courses by number, or by title if a row has no number. The first table contains the courses, the
 * other tables contain sessions.
 */
export function coursesOf(tables: readonly Table[], mapping: Mapping): SourceCourse[] {
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
    const hold = row.cells.find(({ text }) => HOLD.test(fold(text)));
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
