import { isoDay } from '#src/lib/french-dates.ts';
import type { Count } from './chart.ts';
import { courseOf, typeOf } from './filters.ts';
import { parisDay } from '#src/lib/paris-clock.ts';
import type { DetailedLead } from './select-leads.ts';

const DAY_MS = 86_400_000;

export type Stats = {
  total: number;
  todo: number;
  perDay: Count[];
  perType: Count[];
  perCourse: Count[];
  perPage: Count[];
};

const tally = (values: readonly string[]): Count[] => {
  const counts = new Map<string, number>();
  for (const value of values) counts.set(value, (counts.get(value) ?? 0) + 1);
  return [...counts].map(([value, count]) => ({ value, count }));
};

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
export const perMonth = (days: readonly Count[]): Count[] => {
  const months = new Map<string, number>();
  for (const { value, count } of days) months.set(value.slice(0, 7), (months.get(value.slice(0, 7)) ?? 0) + count);
  return [...months].map(([value, count]) => ({ value, count }));
};

/** How many requests there were a day, a form, a course and a page; '' stands for none. */
export const statsOf = (leads: readonly DetailedLead[]): Stats => {
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
