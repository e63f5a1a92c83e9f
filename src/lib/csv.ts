import { stringify } from 'csv-stringify/sync';

/** Digits in pairs, where a spreadsheet would read a number and drop zeros at the start or digits at the end. */
const inPairs = (text: string): string => (/^(0\d+|\d{11,})$/.test(text) ? text.replace(/\B(?=(\d\d)+$)/g, ' ') : text);

/** French spreadsheets separate by semicolons, since the comma is their decimal sign. Nothing in a cell runs as a formula (CWE-1236). */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(inPairs)),
    { bom: true, delimiter: ';', quoted: true, record_delimiter: 'windows', escape_formulas: true },
  );
