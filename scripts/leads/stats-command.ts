import { asChart, type Count } from './chart.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { filtersOf } from './filters.ts';
import { FILTER_OPTIONS, kindOf, selectLeads, warnOfUnreadable } from './select-leads.ts';
import { perMonth, type Stats, statsOf } from './stats.ts';
import type { Terminal } from './terminal.ts';
import { withSites } from './with-sites.ts';

const MAX_DAYS = 31;
const MAX_VALUES = 12;
const NONE = '(aucune)';

/** The first values, and all others together. */
const foremost = (counts: readonly Count[]): Count[] => {
  const named = counts.map(({ value, count }) => ({ value: value || NONE, count }));
  if (named.length <= MAX_VALUES) return named;
  const rest = named.slice(MAX_VALUES - 1);
  return [
    ...named.slice(0, MAX_VALUES - 1),
    { value: `${rest.length} autres`, count: rest.reduce((sum, { count }) => sum + count, 0) },
  ];
};

function asText(stats: Stats, isSuspects: boolean, { columns, hasColour }: Terminal): string {
  if (stats.total === 0) return 'Aucune demande.\n';
  const { perDay } = stats;
  const isLong = perDay.length > MAX_DAYS;
  const sections: [string, readonly Count[]][] = [
    ...(isLong ? [['Par mois', perMonth(perDay)] satisfies [string, Count[]]] : []),
    [isLong ? `Par jour, les ${MAX_DAYS} derniers` : 'Par jour', perDay.slice(-MAX_DAYS)],
    ['Par formulaire', foremost(stats.perType)],
    ['Par formation', foremost(stats.perCourse)],
    ['Par page', foremost(stats.perPage)],
  ];
  const demands = `${stats.total} demande${stats.total > 1 ? 's' : ''}`;
  const head = isSuspects ? `${demands}, à l’écart` : `${demands}, dont ${stats.todo} à traiter`;
  return `${head}\n${sections.map(([title, counts]) => `\n${title}\n${asChart(counts, columns, hasColour)}`).join('')}`;
}

async function stats({ values }: Given, terminal: Terminal): Promise<number> {
  const filters = filtersOf(values, terminal.now());
  const kind = kindOf(values);
  return withSites(terminal, async (sites) => {
    const { leads, unreadable } = await selectLeads(sites, kind, { filters, depth: 'follow-up' }, terminal);
    const result = statsOf(leads);
    terminal.print(
      values.json === true ? `${JSON.stringify(result)}\n` : asText(result, kind === 'suspects', terminal),
    );
    return warnOfUnreadable(unreadable, terminal);
  });
}

export const statsCommand: LeadsCommand = {
  name: 'stats',
  summary: 'compte les demandes par jour, formulaire, formation et page',
  options: options(...FILTER_OPTIONS, 'json'),
  notes: ['Les jours sont ceux de Paris. Avec --json : un seul objet, tous les jours et toutes les valeurs.'],
  examples: ['stats', 'stats --since 7j', 'stats --since 2026-01-01 --type contact --json'],
  run: stats,
};
