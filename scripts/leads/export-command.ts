import { realpath } from 'node:fs/promises';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { asCsv } from './csv.ts';
import { filtersOf } from './filters.ts';
import { EXPORT_COLUMNS } from './lead-columns.ts';
import { UsageError } from '../command-line.ts';
import { eraseExports, writeExport } from './made-exports.ts';
import { mayWrite } from './private-file.ts';
import { idOf, KINDS, placesOf } from './read-leads.ts';
import { type DetailedLead, FILTER_OPTIONS, kindOf, selectLeads, warnOfUnreadable } from './select-leads.ts';
import type { Terminal } from './terminal.ts';
import { withSites } from './stores.ts';
import { asXlsx } from './xlsx.ts';

const STANDARD_OUTPUT = '-';
const SHEETS = { submissions: 'Demandes', suspects: 'Mises à l’écart' } as const;

const rowsOf = (leads: readonly DetailedLead[]) => leads.map((lead) => EXPORT_COLUMNS.map(({ cell }) => cell(lead)));

/** `2026-11-20 11:00`, on the clock of Paris: any spreadsheet takes it for a date. */
const asText = (value: string | Date): string =>
  typeof value === 'string' ? value : value.toISOString().slice(0, 16).replace('T', ' ');

const csvOf = (leads: readonly DetailedLead[]): string =>
  asCsv([EXPORT_COLUMNS.map(({ title }) => title), ...rowsOf(leads).map((row) => row.map(asText))]);

async function exportLeads({ values }: Given, terminal: Terminal): Promise<number> {
  const { csv, xlsx, yes = false } = values;
  const file = csv ?? xlsx;
  if (file === undefined || (csv !== undefined && xlsx !== undefined))
    throw new UsageError('Dites où écrire\u00A0: --csv <fichier> ou --xlsx <fichier>.');
  if (xlsx === STANDARD_OUTPUT) throw new UsageError('Un classeur ne s’écrit que dans un fichier.');
  const filters = filtersOf(values, terminal.now());
  const kind = kindOf(values);
  if (file !== STANDARD_OUTPUT && !(await mayWrite(file, yes, terminal))) return 1;
  return withSites(terminal, async (sites) => {
    const { leads, unreadable } = await selectLeads(sites, kind, { filters, depth: 'mails' }, terminal);
    if (file === STANDARD_OUTPUT) terminal.print(csvOf(leads));
    else {
      const content = csv === undefined ? await asXlsx(SHEETS[kind], EXPORT_COLUMNS, rowsOf(leads)) : csvOf(leads);
      await writeExport(terminal, { file, ids: leads.map(idOf), content });
      const kept = await Promise.all(KINDS.map((each) => placesOf(sites, each)));
      const known = new Set(kept.flat().map(idOf));
      // An erasure that began in the meantime has not seen this file.
      if (!leads.every((lead) => known.has(idOf(lead)))) {
        await eraseExports(terminal.root, [await realpath(file)]);
        throw new Error('Des demandes ont été effacées entre-temps\u00A0: le fichier l’est aussi. Recommencez.');
      }
    }
    terminal.warn(`${leads.length} demande${leads.length > 1 ? 's' : ''} dans ${file}\n`);
    return warnOfUnreadable(unreadable, terminal);
  });
}

export const exportCommand: LeadsCommand = {
  name: 'export',
  summary: 'écrit les demandes dans un fichier pour tableur',
  options: options('csv', 'xlsx', ...FILTER_OPTIONS, 'yes'),
  notes: [
    'Le CSV s’ouvre d’un double-clic dans un tableur français : UTF-8, points-virgules. Ce qui y passerait pour une formule (=, +, -, @…), même au milieu d’un texte, est précédé d’une apostrophe, les numéros en +33 aussi ; le classeur garde le texte tel quel.',
    'Ces fichiers contiennent des données personnelles : vous seul pouvez les lire, Git ne prend pas le dossier exports/, effacez-les après usage. « forget » et « purge » effacent, tant qu’ils sont à leur place, ceux qui contiennent une demande effacée.',
  ],
  examples: [
    'export --xlsx exports/demandes.xlsx',
    'export --csv exports/novembre.csv --since 2026-11-01 --until 2026-11-30',
  ],
  run: exportLeads,
};
