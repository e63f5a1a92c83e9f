import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import type { Command } from './command.ts';
import { FILTERS, selectRequests } from './filters.ts';
import { asTable, counted } from './list.ts';

const MONTHS = 'Par mois';
const TABLES: Readonly<Record<string, (record: RequestRecord) => string>> = {
  [MONTHS]: ({ createdAt }) => parisDay(new Date(createdAt)).slice(0, 7),
  'Par formulaire': ({ type }) => typeName(type),
  'Par formation': ({ formation, courseInterest }) => formation ?? courseInterest ?? '(aucune)',
  'Par page': ({ page }) => page ?? '(aucune)',
};

export const stats: Command = {
  options: FILTERS,
  run: async (call) => {
    const records = (await selectRequests(call)).map(({ record }) => record);
    const todo = records.filter(({ handledAt }) => handledAt === undefined).length;
    call.print(`${counted(records.length)}, dont ${todo} à traiter\n`);
    for (const [title, valueOf] of Object.entries(TABLES)) {
      const rows = [...Map.groupBy(records, valueOf)].map(([value, { length }]): [string, number] => [value, length]);
      // Months in their order, the rest by frequency.
      rows.sort(([one, few], [other, many]) => (title === MONTHS ? one.localeCompare(other) : many - few));
      call.print(`\n${asTable([[title, ''], ...rows.map(([value, count]) => [value, String(count)])])}`);
    }
  },
};
