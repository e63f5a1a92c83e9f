/** An error in an imported file. The message is in French and names the line or cell. The import writes nothing. */
export class ImportError extends Error {}

/** A text of the file. `source` is the name of its element or column, `where` returns its line. */
export type Cell = { text: string; source: string; where: () => string };

/** A course of the file. The keys of `cells` are fields of `FIELDS`, or headings of sections: `## Transport`. */
export type SourceCourse = {
  where: () => string;
  cells: Map<string, Cell>;
  sessions: Map<string, Cell>[];
  /** The names of elements and columns without a field. */
  unmapped: Set<string>;
};

export const newCourse = (where: () => string): SourceCourse => ({
  where,
  cells: new Map(),
  sessions: [],
  unmapped: new Set(),
});

/** Adds a cell to the cells of a course. Joins codes; `refuse` handles a second value of any other field. */
export function addCell(cells: Map<string, Cell>, field: string, cell: Cell, refuse: (known: Cell) => void): void {
  const known = cells.get(field);
  if (known === undefined) cells.set(field, { ...cell });
  else if (known.text === cell.text) return;
  else if (field.startsWith('domain.')) known.text += ` ${cell.text}`;
  // A course that is given both on site and remotely has no single modality.
  else if (field === 'modality') known.text = '';
  else refuse(known);
}
