import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, resolve } from 'node:path';
import writeXlsxFile, { type Cell } from 'write-excel-file/node';
import { TEXTS } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parisClock } from '#src/lib/french-dates.ts';
import { UsageError } from '../command-line.ts';
import type { Call, Command } from './command.ts';
import { asCsv } from '#src/lib/csv.ts';
import { FILTERS, selectRequests } from './filters.ts';
import { counted, deliveryWord, followUpWord } from './list.ts';
import { idOf, isSuspect, type StoredRequest } from './stored-requests.ts';

type Column = { title: string; width: number; cell: (request: StoredRequest) => string | Date };

const COLUMNS: readonly Column[] = [
  { title: 'Reçue le', width: 17, cell: ({ record }) => parisClock(new Date(record.createdAt)) },
  ...TEXTS.map((name) => ({
    title: FIELDS[name].label,
    width: name === 'message' ? 60 : 26,
    cell: ({ record }: StoredRequest) => record[name] ?? '',
  })),
  { title: 'Formulaire', width: 26, cell: ({ record }) => typeName(record.type) },
  { title: 'Accord', width: 8, cell: ({ record }) => (record.acceptedTerms ? 'oui' : 'non') },
  { title: 'Notice', width: 10, cell: ({ record }) => record.notice },
  { title: 'Envois', width: 12, cell: ({ record }) => deliveryWord(record) },
  { title: 'Suivi', width: 10, cell: ({ record }) => followUpWord(record) },
  { title: 'Mise à l’écart', width: 13, cell: (request) => (isSuspect(request) ? 'oui' : 'non') },
  { title: 'Identifiant', width: 35, cell: idOf },
];

type Rows = readonly (readonly (string | Date)[])[];

/** `2026-11-20 11:00`, in Paris: spreadsheets take it for a date. */
const asText = (value: string | Date): string =>
  typeof value === 'string' ? value : value.toISOString().slice(0, 16).replace('T', ' ');

const HEADER = { fontWeight: 'bold', backgroundColor: '#e7edf6', type: String, format: '@' } as const;

/** Text stays text, so nothing in it runs as a formula. */
const cellOf = (value: string | Date): Cell =>
  typeof value === 'string'
    ? { value, type: String, format: '@', alignVertical: 'top' }
    : { value, type: Date, format: 'dd/mm/yyyy hh:mm', alignVertical: 'top' };

const FORMATS: Readonly<Record<string, (rows: Rows) => Promise<string | Buffer>>> = {
  '.csv': (rows) => Promise.resolve(asCsv([COLUMNS.map(({ title }) => title), ...rows.map((row) => row.map(asText))])),
  '.xlsx': (rows) =>
    writeXlsxFile([COLUMNS.map(({ title }) => ({ ...HEADER, value: title })), ...rows.map((row) => row.map(cellOf))], {
      sheet: 'Demandes',
      columns: COLUMNS.map(({ width }) => ({ width })),
      stickyRowsCount: 1,
    }).toBuffer(),
};

/** The folder that Git ignores. */
const EXPORTS = 'exports';

/** Writes a file that only its owner can read, and that Git would not commit. */
async function writePrivately(file: string, content: string | Buffer, { root, values }: Call): Promise<void> {
  const path = resolve(root, file);
  const folder = dirname(path);
  if (folder === resolve(root, EXPORTS)) await mkdir(folder, { recursive: true });
  const git = spawnSync('git', ['check-ignore', '--quiet', '--', basename(file)], { cwd: folder, stdio: 'ignore' });
  if (git.status === 1)
    throw new UsageError(`${file} serait pris par Git\u00A0: écrivez-le dans ${EXPORTS}/, que Git laisse de côté.`);
  if (values.force === true) await rm(path, { force: true });
  await writeFile(path, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new UsageError(`${file} existe déjà\u00A0: --force le remplace.`);
    throw error;
  });
}

export const exportRequests: Command = {
  options: [...FILTERS, 'force'],
  words: 'one',
  run: async (call) => {
    const [file = ''] = call.words;
    const write = FORMATS[extname(file)];
    if (write === undefined) throw new UsageError('Donnez un nom de fichier en .csv ou en .xlsx.');
    const requests = await selectRequests(call);
    const rows = requests.map((request) => COLUMNS.map(({ cell }) => cell(request)));
    await writePrivately(file, await write(rows), call);
    call.print(`${counted(requests.length)} dans ${file}\n`);
  },
};
