import { type CellKind, ImportError } from './source-course.ts';

export type TableCell = { text: string; kind?: CellKind; shown?: string; fault?: string };

/** `where()` returns the name of the row for messages, and `where(2)` the name of its third cell. */
export type Row = { cells: readonly TableCell[]; where: (column?: number) => string };
export type Sheet = { name: string; rows: readonly Row[] };
export type Table = { sheet: string; names: readonly string[]; rows: readonly Row[] };

const HEAD_ROWS = 30;

const columnLetter = (column: number): string =>
  (column < 26 ? '' : columnLetter(Math.floor(column / 26) - 1)) + String.fromCharCode(65 + (column % 26));

export const cellName = (column: number, row: number): string => `${columnLetter(column)}${row}`;

function namesOf({ cells }: Row): string[] {
  const names: string[] = [];
  for (const [column, { text }] of cells.entries()) {
    const name = text.replaceAll(/\s+/g, ' ') || `Colonne ${columnLetter(column)}`;
    const others = names.filter((other) => other.replace(/ \d+$/, '') === name).length;
    names.push(others === 0 ? name : `${name} ${others + 1}`);
  }
  return names;
}

const isFilled = ({ text, fault }: TableCell): boolean => text !== '' || fault !== undefined;

/** Among the first rows, the row of titles has the most known names or, without known names, the most filled cells. */
export function tableOf({ name, rows }: Sheet, isKnown: (name: string) => boolean): Table | undefined {
  const filled = rows.filter(({ cells }) => cells.some(isFilled));
  const scores = filled.slice(0, HEAD_ROWS).map(({ cells }) => {
    const known = cells.filter(({ text }) => isKnown(text.replaceAll(/\s+/g, ' '))).length;
    return (known > 1 ? known * 1000 : 0) + cells.filter(isFilled).length;
  });
  const head = scores.indexOf(Math.max(...scores));
  const titles = filled[head];
  if (titles === undefined) return undefined;
  const names = namesOf(titles);
  const rest = filled.slice(head + 1);
  const wrong = rest.find(({ cells }) => cells.length < names.length || cells.slice(names.length).some(isFilled));
  if (wrong === undefined) return { sheet: name, names, rows: rest };
  throw new ImportError(
    `${wrong.where()} : pas autant de colonnes que de titres. Corrigez cette ligne, ou exportez le tableau de nouveau.`,
  );
}
