import { stringify } from 'csv-stringify/sync';

/** French spreadsheets separate by semicolons, since the comma is their decimal sign. Nothing in a cell runs as a formula (CWE-1236). */
export const asCsv = (rows: readonly (readonly string[])[]): string =>
  stringify([...rows], { bom: true, delimiter: ';', quoted: true, record_delimiter: 'windows', escape_formulas: true });
