import { mkdir, writeFile } from 'node:fs/promises';
import { basename, dirname, extname, join } from 'node:path';
import { asCsv } from '#src/lib/csv.ts';
import { UsageError } from '../command-line.ts';
import { COLUMNS, counted } from './columns.ts';
import type { Command } from './command.ts';
import { FILTERS, selectRequests } from './stored-requests.ts';

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
  words: 1,
  run: async (call) => {
    const [name = ''] = call.words;
    if (extname(name) !== '.csv') throw new UsageError('Donnez un nom de fichier en .csv.');
    const path = join(call.root, EXPORTS, basename(name));
    const requests = await selectRequests(call);
    const rows = requests.map((request) => Object.values(COLUMNS).map((textOf) => textOf(request)));
    await writePrivately(path, asCsv([Object.keys(COLUMNS), ...rows]));
    call.print(`${counted(requests.length)} dans ${path}\n`);
  },
};
