import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { utils, write as writeBook, type WorkBook } from '@e965/xlsx';
import { parse } from 'yaml';
import { planImport } from '../../scripts/import/plan-import.ts';
import { reportOf } from '../../scripts/import/report-import.ts';
import { readFile } from '../../scripts/import/read-file.ts';
import type { ProjectFiles } from '#src/content-model/read.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { listAt } from '#src/lib/template.ts';
import { FRONT_MATTER } from '#src/lib/source-file.ts';

/** Files in memory, with the site.yaml of a provider in Angers, and a folder for files to import. */
export function importFiles(mapping?: string) {
  const written = new Map([
    [`${CONTENT}/site.yaml`, 'offices: [{ address: { city: Angers } }]'],
    [`${CONTENT}/categories.yaml`, 'courses:\n  - name: Sécurité\n    tone: blue\n'],
  ]);
  const files: ProjectFiles = {
    has: (path) => written.has(path),
    names: () => [],
    isFolder: () => false,
    read: (path) => written.get(path) ?? '',
    bytes: (path) => Buffer.from(written.get(path) ?? ''),
  };
  const folder = mkdtempSync(join(tmpdir(), 'import-'));
  const write = (name: string, content: string | Uint8Array) => {
    writeFileSync(join(folder, name), content);
    return join(folder, name);
  };
  if (mapping !== undefined) write(MAPPING_FILE, mapping);
  const edit = (path: string, from: string, to: string) => written.set(path, files.read(path).replace(from, to));
  return { files, written, write, edit };
}

export const MAPPING_FILE = 'colonnes.yaml';

export type ImportFiles = ReturnType<typeof importFiles>;

/** Writes a file into the folder and imports it, as the command does. */
export async function importInto(
  { files, written, write }: ImportFiles,
  name: string,
  content: string | Uint8Array,
  context: { category?: string; isPartial?: boolean } = {},
) {
  const { format, courses, notes } = await readFile(write(name, content), undefined);
  const plan = planImport(courses, format, files, { today: '2026-11-27', ...context });
  for (const [path, text] of plan.writes) written.set(path, text);
  return { ...plan, report: reportOf(plan, false, notes) };
}

export const SESSIONS_FILE = `${CONTENT}/sessions.yaml`;

/** A written course, with its sessions if it has any. */
export function sheetOf({ written }: ImportFiles, id: string): { data: Record<string, unknown>; body: string } {
  const text = written.get(`${CONTENT}/courses/${id}.md`) ?? '';
  const [head = '', data = ''] = FRONT_MATTER.exec(text) ?? [];
  const planned = listAt(parse(written.get(SESSIONS_FILE) ?? ''), ['sessions']) as Record<string, unknown>[];
  const sessions = planned.flatMap(({ course, ...session }) => (course === id ? [session] : []));
  return {
    data: { ...(parse(data) as Record<string, unknown>), ...(sessions.length > 0 && { sessions }) },
    body: text.slice(head.length).trim(),
  };
}

/** A workbook with these sheets, whose cells may have a number format: `{ t: 'n', v: 0.5, z: '[h]:mm' }`. */
export function workbook(sheets: Record<string, unknown[][]>, change?: (book: WorkBook) => void) {
  const book = utils.book_new();
  for (const [name, rows] of Object.entries(sheets)) utils.book_append_sheet(book, utils.aoa_to_sheet(rows), name);
  change?.(book);
  return writeBook(book, { type: 'buffer', bookType: 'xlsx' }) as Uint8Array;
}
