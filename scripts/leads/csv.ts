/** A text that a spreadsheet takes for the start of a formula, also behind spaces; CWE-1236. */
const FORMULA = /^[\s\0]*[=+\-@＝＋－＠]|^[\t\r\n\0]/u;

/**
 * The same within a text: where a spreadsheet cuts lines at commas or tabs, or reads one line after the other whatever is
 * quoted, quotes in the middle of a line keep nothing together, and a formula begins behind any of these.
 */
const FORMULA_WITHIN = /([,;\t\r\n])((?:[^\S\t\r\n]|[\0"])*[=+\-@＝＋－＠])/gu;

/** French spreadsheets separate by semicolons, for the comma is their decimal sign. */
const SEPARATOR = ';';
const BYTE_ORDER_MARK = '\uFEFF';

/** A cell that no spreadsheet runs: `=1+1` becomes `'=1+1`. */
const defused = (text: string): string => `${FORMULA.test(text) ? "'" : ''}${text.replace(FORMULA_WITHIN, "$1'$2")}`;

const quoted = (text: string): string => `"${defused(text).replaceAll('"', '""')}"`;

/** Rows as RFC 4180 has them, every cell in quotes, and marked as UTF-8 so that Excel reads accents right. */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(quoted).join(SEPARATOR)}\r\n`).join('');
