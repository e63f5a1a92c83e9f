import { isFrenchHoliday } from './french-holidays.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** From Monday to Friday but for public holidays: `{ opens: 9, closes: 18 }`. */
export type OfficeHours = { opens: number; closes: number };

const isWorked = (midnight: Date): boolean =>
  ![0, 6].includes(midnight.getUTCDay()) && !isFrenchHoliday(midnight.toISOString().slice(0, 10));

/**
 * When `hours` of office time will have passed, by the clock on the wall: two hours after Friday, 17:30, are Monday,
 * 10:30. Offices are closed when clocks change, so the wall clock is all there is to know.
 */
export function afterOfficeHours(wall: Date, hours: number, { opens, closes }: OfficeHours): Date {
  let left = hours * HOUR_MS;
  let day = wall.getTime() - (wall.getTime() % DAY_MS);
  for (;;) {
    const start = Math.max(wall.getTime(), day + opens * HOUR_MS);
    const room = day + closes * HOUR_MS - start;
    if (room > 0 && isWorked(new Date(day))) {
      if (left <= room) return new Date(start + left);
      left -= room;
    }
    day += DAY_MS;
  }
}
