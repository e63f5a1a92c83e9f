import { UsageError } from '../command-line.ts';

export class ImportError extends UsageError {}

/** How Excel shows the number of a cell. `unclear`: the number format hides a part of the value. */
export type CellKind = 'day' | 'time' | 'unclear';

/** A text of the file. `source` is the name of its element or column, `where` returns its line or its cell. */
export type Cell = {
  text: string;
  source: string;
  where: () => string;
  kind?: CellKind | undefined;
  /** What Excel shows, if it differs from the text. */
  shown?: string | undefined;
  /** The value comes from the mapping file and applies to all courses. */
  isAssumed?: true;
};
/** Cells by field of `COURSE_FIELDS`, or by the heading of a section, such as `## Transport`. */
export type Cells = Map<string, Cell>;

export type SourceCourse = {
  where: () => string;
  cells: Cells;
  sessions: Cells[];
  unmapped: Set<string>;
  /** The text of a cell that asks not to publish the course. */
  hold?: string;
};

/**
 * Adds a cell to its field. A second code of a domain is appended. A second modality empties the field. Any other field
 * keeps its earlier value, and the earlier cell is returned, so that the caller can report the conflict.
 */
export function addCell(cells: Cells, field: string, cell: Cell): Cell | undefined {
  const known = cells.get(field);
  if (known === undefined) cells.set(field, { ...cell });
  if (known === undefined || known.text === cell.text) return undefined;
  if (field.startsWith('domain.')) known.text += `; ${cell.text}`;
  // A course that is given both on site and remotely has no single modality.
  else if (field === 'modality') known.text = '';
  else return known;
  return undefined;
}

export const errorAt = ({ where, source }: Cell, message: string): ImportError =>
  new ImportError(`${where()}, ${source} : ${message}.`);

export const quoted = ({ text, shown = text }: Cell): string =>
  `« ${shown.replaceAll(/\s+/g, ' ').trim().slice(0, 60)} »`;

export function attempt<Value>(errors: string[], read: () => Value): Value | undefined {
  try {
    return read();
  } catch (error) {
    if (!(error instanceof ImportError)) throw error;
    errors.push(...error.message.split('\n'));
    return undefined;
  }
}

export function throwAll(messages: readonly string[]): void {
  if (messages.length > 0) throw new ImportError(messages.join('\n'));
}

export const withTotal = (messages: readonly string[]): readonly string[] =>
  messages.length > 1 ? [`${messages.length} erreurs à corriger dans le fichier :`, ...messages] : messages;
