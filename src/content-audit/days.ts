import { dayOf, formatDay } from '#src/lib/french-dates.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { fold } from '#src/lib/french-text.ts';

export const daysBetween = (one: Date, other: Date): number =>
  Math.round((dayOf(other).getTime() - dayOf(one).getTime()) / DAY_MS);

export function monthsBefore(day: Date, months: number): Date {
  const earlier = dayOf(day);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

const NOTICE_DAYS = 60;

export function expiryOf(deadline: Date, day: Date): string[] {
  const left = daysBetween(day, deadline);
  if (left > NOTICE_DAYS) return [];
  return [`${left < 0 ? 'échéance passée' : 'échéance proche'} : le ${formatDay(deadline)}`];
}

const DELAY = /(\d+) ?(h\b|heures?|jours? ouvres?|jours? ouvrables?|jours?|semaines?|mois)/;

const WORKING_DAYS: readonly (readonly [unit: RegExp, days: number])[] = [
  [/^h/, 1 / 24],
  [/^jours? ouvr/, 1],
  [/^jour/, 5 / 7],
  [/^semaine/, 5],
  [/^mois/, 21],
];

export function workingDays(text: string): number | undefined {
  const [, count, unit = ''] = DELAY.exec(fold(text)) ?? [];
  const days = WORKING_DAYS.find(([pattern]) => pattern.test(unit))?.[1];
  return count === undefined || days === undefined ? undefined : Number(count) * days;
}
