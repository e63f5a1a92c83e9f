import { parisDay } from '#src/lib/french-dates.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { FILTERS, filtersOf, type Given, type LeadsCommand, options } from './options.ts';
import { selectRequests, warnOfUnreadable } from './read-requests.ts';
import { withSites } from './site-store.ts';
import { asTable } from './table.ts';
import type { Terminal } from './terminal.ts';

const TABLES = {
  months: { title: 'Par mois', valueOf: ({ createdAt }) => parisDay(new Date(createdAt)).slice(0, 7) },
  forms: { title: 'Par formulaire', valueOf: ({ type }) => typeName(type) },
  courses: { title: 'Par formation', valueOf: ({ formation, courseInterest }) => formation ?? courseInterest ?? '' },
  pages: { title: 'Par page', valueOf: ({ page }) => page ?? '' },
} as const satisfies Record<string, { title: string; valueOf: (record: RequestRecord) => string }>;

/** Months in their order, the rest by frequency. */
function tally(name: string, values: readonly string[]): [string, number][] {
  const counts = [...Map.groupBy(values, (value) => value)].map(([value, { length }]): [string, number] => [
    value,
    length,
  ]);
  return counts.sort(
    ([one, few], [other, many]) => (name === 'months' ? 0 : many - few) || one.localeCompare(other, 'fr'),
  );
}

const stats = ({ values }: Given, terminal: Terminal): Promise<number> =>
  withSites(terminal, async (sites) => {
    const { requests, unreadable } = await selectRequests(sites, filtersOf(values, terminal.now()), terminal);
    const records = requests.map(({ record }) => record);
    const todo = records.filter(({ handledAt }) => handledAt === undefined).length;
    const tables = Object.entries(TABLES).map(([name, { title, valueOf }]) => ({
      name,
      title,
      counts: tally(name, records.map(valueOf)),
    }));
    if (values.json === true) {
      const counts = Object.fromEntries(tables.map((table) => [table.name, Object.fromEntries(table.counts)]));
      terminal.print(`${JSON.stringify({ total: records.length, todo, ...counts })}\n`);
    } else {
      terminal.print(`${records.length} demande${records.length > 1 ? 's' : ''}, dont ${todo} à traiter\n`);
      for (const { title, counts } of tables)
        terminal.print(
          `\n${asTable([[title, ''], ...counts.map(([value, count]) => [value || '(aucune)', String(count)])])}`,
        );
    }
    return warnOfUnreadable(unreadable, terminal);
  });

export const statsCommand: LeadsCommand = {
  name: 'stats',
  summary: 'compte les demandes par mois, formulaire, formation et page',
  options: options(...FILTERS, 'json'),
  examples: ['stats', 'stats --since 7j', 'stats --since 2026-01-01 --type contact --json'],
  run: stats,
};
