import { columnsOf } from './columns.ts';
import type { CourseRecord } from './import-error.ts';
import { readBytes, textOf } from './read-bytes.ts';
import { readLheo } from './read-lheo.ts';
import { readCsv, readXlsx, recordsOf } from './read-table.ts';

export type ImportedFile = { format: 'lheo' | 'table'; records: CourseRecord[] };

/** Reads XML, a workbook or a CSV table. The content of the file decides on the format, not the name. */
export async function readFile(file: string, mapping: string | undefined): Promise<ImportedFile> {
  const bytes = readBytes(file);
  const isWorkbook = bytes.toString('latin1', 0, 4) === 'PK\u0003\u0004';
  const text = isWorkbook ? '' : textOf(bytes);
  if (/^\s*</.test(text)) return { format: 'lheo', records: readLheo(text) };
  const table = isWorkbook ? await readXlsx(bytes) : readCsv(text);
  return { format: 'table', records: recordsOf(table, await columnsOf(file, table.names, mapping)) };
}
