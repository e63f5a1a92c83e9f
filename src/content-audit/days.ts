import { dayOf, formatDay } from '#src/lib/french-dates.ts';
import { DAY_MS } from '#src/lib/durations.ts';

/** How many days after another a day comes; negative when it comes before. */
export const daysBetween = (one: Date, other: Date): number =>
  Math.round((dayOf(other).getTime() - dayOf(one).getTime()) / DAY_MS);

/** The same day, so many months earlier: `monthsBefore(2026-11-21, 18)` is 2025-05-21. */
export function monthsBefore(day: Date, months: number): Date {
  const earlier = dayOf(day);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/** How long before a deadline the owner is told. */
const NOTICE_DAYS = 60;

/** What there is to say of a deadline that is over or near: « échéance passée : le 1 mai 2026 »; nothing of one that is far. */
export function expiryOf(deadline: Date, day: Date): string[] {
  const left = daysBetween(day, deadline);
  if (left > NOTICE_DAYS) return [];
  return [`${left < 0 ? 'échéance passée' : 'échéance proche'} : le ${formatDay(deadline)}`];
}
