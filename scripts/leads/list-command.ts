import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { columnsForScreen } from './lead-columns.ts';
import { filtersOf } from './filters.ts';
import { placesOf, plainSubmission } from './read-leads.ts';
import { FILTER_OPTIONS, kindOf, selectLeads, warnOfUnreadable } from './select-leads.ts';
import { type Site, withSites } from './stores.ts';
import { asTable } from './table.ts';
import type { Terminal } from './terminal.ts';

const counted = (count: number, isSuspects: boolean): string => {
  const plural = count > 1 ? 's' : '';
  return `${count} demande${plural}${isSuspects ? ` mise${plural} à l’écart` : ''}\n`;
};

/** Said below every list of requests: a person taken for a robot is erased with the robots. */
async function suspectsLine(sites: readonly Site[]): Promise<string> {
  const { length } = await placesOf(sites, 'suspects');
  return length === 0
    ? ''
    : `À l’écart\u00A0: ${counted(length, true).trimEnd()} (list --suspects, release <identifiant>)\n`;
}

async function list({ values }: Given, terminal: Terminal): Promise<number> {
  const filters = filtersOf(values, terminal.now());
  const kind = kindOf(values);
  const isJson = values.json === true;
  return withSites(terminal, async (sites) => {
    const { leads, unreadable } = await selectLeads(
      sites,
      kind,
      { filters, depth: isJson ? 'request' : 'mails' },
      terminal,
    );
    if (isJson) {
      terminal.print(leads.map(({ submission }) => `${JSON.stringify(plainSubmission(submission))}\n`).join(''));
    } else if (leads.length === 0) {
      terminal.print('Aucune demande.\n');
    } else {
      terminal.print(asTable(columnsForScreen(kind), leads, terminal.columns));
      terminal.print(`\n${counted(leads.length, kind === 'suspects')}`);
    }
    if (!isJson && kind === 'submissions') terminal.print(await suspectsLine(sites));
    return warnOfUnreadable(unreadable, terminal);
  });
}

export const listCommand: LeadsCommand = {
  name: 'list',
  summary: 'liste les demandes, de la plus ancienne à la plus récente',
  options: options(...FILTER_OPTIONS, 'json'),
  notes: [
    'Les filtres s’ajoutent. Les demandes mises à l’écart ne sont jamais mêlées aux autres.',
    'Avec --json : un objet par ligne, toujours les mêmes treize clés (npm run -s leads -- list --json).',
  ],
  examples: [
    'list --state todo',
    'list --since 7j --course bureautique',
    'list --mail failed',
    'list --search "excel" --limit 20',
    'list --suspects',
  ],
  run: list,
};
