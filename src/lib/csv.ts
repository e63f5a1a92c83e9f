import { stringify } from 'csv-stringify/sync';

/** Writes digits in pairs if a spreadsheet would read a number and drop leading zeros or last digits. */
const inPairs = (text: string): string => (/^(0\d+|\d{11,})$/.test(text) ? text.replace(/\B(?=(\d\d)+$)/g, ' ') : text);

/** Uses semicolons, because the comma is the decimal sign of French spreadsheets. Escapes formulas (CWE-1236). */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  stringify(
    rows.map((row) => row.map(inPairs)),
    { bom: true, delimiter: ';', quoted: true, record_delimiter: 'windows', escape_formulas: true },
  );
