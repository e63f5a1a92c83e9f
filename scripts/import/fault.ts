/** What is wrong with an imported file, in French, with its line or cell. Nothing is written. */
export class Fault extends Error {}

/** A text as the file gives it: `source` is the name of its element or column, `where` its line or cell. */
export type Cell = { text: string; where: string; source: string };

/** A course as the file gives it, its texts by the paths of `FIELDS`. Names that no field takes are in `untaken`. */
export type CourseRecord = {
  where: string;
  cells: Map<string, Cell>;
  sessions: Map<string, Cell>[];
  /** Texts that stand below a heading of the sheet. */
  sections: { heading: string; text: string }[];
  untaken: Set<string>;
};

export const newRecord = (where: string): CourseRecord => ({
  where,
  cells: new Map(),
  sessions: [],
  sections: [],
  untaken: new Set(),
});
