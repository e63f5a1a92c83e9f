import { styleText } from 'node:util';
import { isoDay } from '#src/lib/french-dates.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import { courseOf, filtersOf, typeOf } from './filters.ts';
import { type Given, type LeadsCommand, options } from './leads-command.ts';
import { columnsOf, fitTo, safeLine } from '#src/lib/safe-text.ts';
import { type DetailedLead, FILTER_OPTIONS, kindOf, selectLeads, warnOfUnreadable } from './select-leads.ts';
import { withSites } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { DAY_MS } from '../../src/lib/durations.ts';

const EIGHTHS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];
const MAX_LABEL = 32;
const MAX_BAR = 40;
const MIN_BAR = 8;

type Count = { value: string; count: number };

/** A bar in eighths of a column; what counts for something is always seen. */
const bar = (share: number, width: number): string => {
  const eighths = Math.max(Math.round(share * width * 8), share > 0 ? 1 : 0);
  return '█'.repeat(Math.floor(eighths / 8)) + (EIGHTHS[eighths % 8] ?? '');
};

/** One line a value: its label, its count, and a bar that says how it stands to the largest. */
export function asChart(counts: readonly Count[], columns = 80, hasColour = false): string {
  const labels = counts.map(({ value }) => safeLine(value));
  const labelWidth = Math.min(MAX_LABEL, Math.max(0, ...labels.map(columnsOf)));
  const most = Math.max(1, ...counts.map(({ count }) => count));
  const countWidth = String(most).length;
  const barWidth = Math.max(MIN_BAR, Math.min(MAX_BAR, columns - labelWidth - countWidth - 6));
  const line = ({ count }: Count, index: number) => {
    const drawn = bar(count / most, barWidth);
    const coloured = hasColour && drawn !== '' ? styleText('blue', drawn, { validateStream: false }) : drawn;
    return `  ${fitTo(labels[index] ?? '', labelWidth)}  ${String(count).padStart(countWidth)}  ${coloured}`.trimEnd();
  };
  return counts.map((count, index) => `${line(count, index)}\n`).join('');
}

type Stats = {
  total: number;
  todo: number;
  perDay: Count[];
  perType: Count[];
  perCourse: Count[];
  perPage: Count[];
};

const tally = (values: readonly string[]): Count[] =>
  [...Map.groupBy(values, (value) => value)].map(([value, same]) => ({ value, count: same.length }));

const byFrequency = (values: readonly string[]): Count[] =>
  tally(values).sort((one, other) => other.count - one.count || one.value.localeCompare(other.value, 'fr'));

/** Every day from the first to the last, those without a request too. */
function perDay(days: readonly string[]): Count[] {
  const counts = new Map(tally(days).map(({ value, count }) => [value, count]));
  const sorted = [...counts.keys()].sort();
  const first = sorted[0];
  const last = sorted.at(-1);
  if (first === undefined || last === undefined) return [];
  const length = (Date.parse(last) - Date.parse(first)) / DAY_MS + 1;
  return Array.from({ length }, (_, index) => {
    const value = isoDay(new Date(Date.parse(first) + index * DAY_MS));
    return { value, count: counts.get(value) ?? 0 };
  });
}

/** The same by month: `2026-11`. */
const perMonth = (days: readonly Count[]): Count[] =>
  [...Map.groupBy(days, ({ value }) => value.slice(0, 7))].map(([value, those]) => ({
    value,
    count: those.reduce((sum, { count }) => sum + count, 0),
  }));

/** How many requests there were a day, a form, a course and a page; '' stands for none. */
const statsOf = (leads: readonly DetailedLead[]): Stats => {
  const submissions = leads.map(({ submission }) => submission);
  return {
    total: leads.length,
    todo: leads.filter(({ isHandled }) => !isHandled).length,
    perDay: perDay(submissions.map(({ createdAt }) => parisDay(new Date(createdAt)))),
    perType: byFrequency(submissions.map(typeOf)),
    perCourse: byFrequency(submissions.map(courseOf)),
    perPage: byFrequency(submissions.map(({ page }) => page ?? '')),
  };
};

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
