import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { TEXTS } from '#netlify/requests/request-record.ts';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { asCsv } from '#src/lib/csv.ts';
import { parisClock } from '#src/lib/french-dates.ts';
import { UsageError } from '../command-line.ts';
import type { Command } from './command.ts';
import { counted, deliveryWord, followUpWord } from './list.ts';
import { FILTERS, idOf, isSuspect, selectRequests, type StoredRequest } from './stored-requests.ts';

const COLUMNS: Readonly<Record<string, (request: StoredRequest) => string>> = {
  // `2026-11-20 11:00`, in Paris. Spreadsheets read this format as a date.
  'Reçue le': ({ record }) => parisClock(new Date(record.createdAt)).toISOString().slice(0, 16).replace('T', ' '),
  ...Object.fromEntries(TEXTS.map((name) => [FIELDS[name].label, ({ record }: StoredRequest) => record[name] ?? ''])),
  Formulaire: ({ record }) => typeName(record.type),
  Accord: ({ record }) => (record.acceptedTerms ? 'oui' : 'non'),
  Notice: ({ record }) => record.notice,
  Envois: ({ record }) => deliveryWord(record),
  Suivi: ({ record }) => followUpWord(record),
  'Mise à l’écart': (request) => (isSuspect(request) ? 'oui' : 'non'),
  Identifiant: idOf,
};

/** Git ignores this folder. */
const EXPORTS = 'exports';

/** Writes a new file that only its owner can read. */
async function writePrivately(path: string, content: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    if (error instanceof Error && 'code' in error && error.code === 'EEXIST')
      throw new UsageError(`${path} existe déjà\u00A0: donnez un autre nom, ou effacez-le.`);
    throw error;
  });
}

export const exportRequests: Command = {
  options: FILTERS,
  words: 'one',
  run: async (call) => {
    const [name = ''] = call.words;
    if (extname(name) !== '.csv') throw new UsageError('Donnez un nom de fichier en .csv.');
    const path = join(call.root, EXPORTS, basename(name));
    const requests = await selectRequests(call);
    const rows = requests.map((request) => Object.values(COLUMNS).map((cell) => cell(request)));
    await writePrivately(path, asCsv([Object.keys(COLUMNS), ...rows]));
    call.print(`${counted(requests.length)} dans ${path}\n`);
  },
};
