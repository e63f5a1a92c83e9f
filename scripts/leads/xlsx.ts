import writeXlsxFile, { type Cell } from 'write-excel-file/node';

export type SheetColumn = { title: string; width: number };

const DATE_FORMAT = 'dd/mm/yyyy hh:mm';
const HEADER = { fontWeight: 'bold', backgroundColor: '#e7edf6', type: String, format: '@' } as const;

/** Text stays text, so nothing in it runs as a formula. */
const cellOf = (value: string | Date): Cell =>
  typeof value === 'string'
    ? { value, type: String, format: '@', alignVertical: 'top' }
    : { value, type: Date, format: DATE_FORMAT, alignVertical: 'top' };

/** A workbook of one sheet with a fixed header. */
export const asXlsx = (
  sheet: string,
  columns: readonly SheetColumn[],
  rows: readonly (readonly (string | Date)[])[],
): Promise<Buffer> =>
  writeXlsxFile([columns.map(({ title }) => ({ ...HEADER, value: title })), ...rows.map((row) => row.map(cellOf))], {
    sheet,
    columns: columns.map(({ width }) => ({ width })),
    stickyRowsCount: 1,
  }).toBuffer();
