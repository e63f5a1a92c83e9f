/** An error of an imported file. The message is in French and names the line or cell. The import writes nothing. */
export class ImportError extends Error {}

/** A text of the file. `source` is the name of its element or column, `where` is its line or cell. */
export type Cell = { text: string; where: string; source: string };

/** A course of the file. The keys of `cells` are paths of `FIELDS`. `unmapped` has the names without a field. */
export type CourseRecord = {
  where: string;
  cells: Map<string, Cell>;
  sessions: Map<string, Cell>[];
  /** Texts for sections of the sheet, with their headings. */
  sections: { heading: string; text: string }[];
  unmapped: Set<string>;
};

export const newRecord = (where: string): CourseRecord => ({
  where,
  cells: new Map(),
  sessions: [],
  sections: [],
  unmapped: new Set(),
});
