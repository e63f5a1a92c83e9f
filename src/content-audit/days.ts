import { dayOf, formatDay } from '#src/lib/french-dates.ts';
import { DAY_MS } from '#src/lib/durations.ts';

/** The days from `one` to `other`; negative if `other` is earlier. */
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
