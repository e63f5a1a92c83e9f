import { spawnSync } from 'node:child_process';
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, resolve } from 'node:path';
import { UsageError } from '../command-line.ts';
import { asCsv } from './csv.ts';
import { FILTERS, filtersOf, type Given, type LeadsCommand, options } from './options.ts';
import { selectRequests, warnOfUnreadable } from './read-requests.ts';
import { withSites } from './site-store.ts';
import { EXPORT_COLUMNS } from './table.ts';
import type { Terminal } from './terminal.ts';
import { asXlsx } from './xlsx.ts';

const STANDARD_OUTPUT = '-';
/** The folder that Git ignores. */
const EXPORTS = 'exports';

/** `2026-11-20 11:00`, by the clock of Paris: spreadsheets take it for a date. */
const asText = (value: string | Date): string =>
  typeof value === 'string' ? value : value.toISOString().slice(0, 16).replace('T', ' ');

/** Writes a file that only its owner can read, and that Git would not commit. */
async function writePrivately(file: string, content: string | Buffer, force: boolean, root: string): Promise<void> {
  const folder = dirname(resolve(root, file));
  if (folder === resolve(root, EXPORTS)) await mkdir(folder, { recursive: true });
  const git = spawnSync('git', ['check-ignore', '--quiet', '--', basename(file)], { cwd: folder, stdio: 'ignore' });
  if (git.status === 1)
    throw new UsageError(`${file} serait pris par Git\u00A0: écrivez-le dans ${EXPORTS}/, que Git laisse de côté.`);
  if (force) await rm(resolve(root, file), { force: true });
  await writeFile(resolve(root, file), content, { mode: 0o600, flag: 'wx' }).catch((error: unknown) => {
    const code = error instanceof Error && 'code' in error ? String(error.code) : '';
    if (code === 'EEXIST') throw new UsageError(`${file} existe déjà\u00A0: --force le remplace.`);
    throw new Error(`${file} n’a pas pu être écrit\u00A0: ${code}.`, { cause: error });
  });
}

async function exportRequests({ values }: Given, terminal: Terminal): Promise<number> {
  const { csv, xlsx, force = false } = values;
  const file = csv ?? xlsx;
  if (file === undefined || (csv !== undefined && xlsx !== undefined))
    throw new UsageError('Dites où écrire\u00A0: --csv <fichier> ou --xlsx <fichier>.');
  if (xlsx === STANDARD_OUTPUT) throw new UsageError('Un classeur ne s’écrit que dans un fichier.');
  return withSites(terminal, async (sites) => {
    const { requests, unreadable } = await selectRequests(sites, filtersOf(values, terminal.now()), terminal);
    const rows = requests.map((request) => EXPORT_COLUMNS.map(({ cell }) => cell(request)));
    const text = asCsv([EXPORT_COLUMNS.map(({ title }) => title), ...rows.map((row) => row.map(asText))]);
    if (file === STANDARD_OUTPUT) terminal.print(text);
    else {
      const content = csv === undefined ? await asXlsx('Demandes', EXPORT_COLUMNS, rows) : text;
      await writePrivately(file, content, force, terminal.root);
    }
    terminal.warn(`${requests.length} demande${requests.length > 1 ? 's' : ''} dans ${file}\n`);
    return warnOfUnreadable(unreadable, terminal);
  });
}

export const exportCommand: LeadsCommand = {
  name: 'export',
  summary: 'écrit les demandes dans un fichier pour tableur',
  options: options('csv', 'xlsx', ...FILTERS, 'force'),
  notes: [
    'Le CSV s’ouvre d’un double-clic dans un tableur français : UTF-8, points-virgules. Ce qui passerait pour une formule (=, +, -, @…) y est précédé d’une apostrophe, les numéros en +33 aussi ; le classeur garde le texte tel quel.',
    'Ces fichiers contiennent des données personnelles : effacez-les après usage, « forget » et « purge » ne le font pas.',
  ],
  examples: [
    'export --xlsx exports/demandes.xlsx',
    'export --csv exports/novembre.csv --since 2026-11-01 --until 2026-11-30',
  ],
  run: exportRequests,
};
