import { DAY_MS } from '#src/lib/durations.ts';

/** Midnight, in UTC, of the day on which a moment falls: a day of `content/` is written so. */
const startOfDay = (moment: Date): Date => new Date(Math.floor(moment.getTime() / DAY_MS) * DAY_MS);

/** How many days after another a day comes; negative when it comes before. */
export const daysBetween = (one: Date, other: Date): number =>
  Math.round((startOfDay(other).getTime() - startOfDay(one).getTime()) / DAY_MS);

/** The same day, so many months earlier: `monthsBefore(2026-11-21, 18)` is 2025-05-21. */
export function monthsBefore(day: Date, months: number): Date {
  const earlier = new Date(day);
  earlier.setUTCMonth(earlier.getUTCMonth() - months);
  return earlier;
}

/** How long before a deadline the owner is told. */
export const NOTICE_DAYS = 60;

/** « dans 3 jours », of a day that is not over. */
export const inDays = (days: number): string =>
  days === 0 ? 'aujourd’hui' : `dans ${days} ${days === 1 ? 'jour' : 'jours'}`;
