import { UsageError } from '../command-line.ts';

/** An error in an imported file. The message is in French and names the line or cell. The import writes nothing. */
export class ImportError extends UsageError {}

/** A text of the file. `source` is the name of its element or column, `where` returns its line. */
export type Cell = { text: string; source: string; where: () => string };
/** Cells by field of `FIELDS`, or by the heading of a section: `## Transport`. */
export type Cells = Map<string, Cell>;

/** A course of the file. `unmapped` has the names of elements and columns without a field. */
export type SourceCourse = { where: () => string; cells: Cells; sessions: Cells[]; unmapped: Set<string> };

/** Adds a cell, and joins codes. If the field has another value already, returns the cell with that value. */
export function addCell(cells: Cells, field: string, cell: Cell): Cell | undefined {
  const known = cells.get(field);
  if (known === undefined) cells.set(field, { ...cell });
  if (known === undefined || known.text === cell.text) return undefined;
  if (field.startsWith('domain.')) known.text += ` ${cell.text}`;
  // A course that is given both on site and remotely has no single modality.
  else if (field === 'modality') known.text = '';
  else return known;
  return undefined;
}

/** An error that names the place of a cell: `Ligne 2, Prix : …` */
export const errorAt = ({ where, source }: Cell, message: string): ImportError =>
  new ImportError(`${where()}, ${source} : ${message}.`);
