import { formatDay, isFrenchHoliday, parisClock } from '#src/lib/french-dates.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/durations.ts';

/** From Monday to Friday, except public holidays. */
type OfficeHours = { opens: number; closes: number };

const isWorked = (midnight: Date): boolean =>
  ![0, 6].includes(midnight.getUTCDay()) && !isFrenchHoliday(midnight.toISOString().slice(0, 10));

/** Adds hours of office time to a local time: two hours after Friday, 17:30, are Monday, 10:30. */
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

type CallbackPromise = OfficeHours & { hours: number };

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });

/** « 12 h », « 10 h 30 » */
const clock = (wall: Date): string => {
  const minutes = wall.getUTCMinutes();
  return `${String(wall.getUTCHours())}\u00A0h${minutes === 0 ? '' : `\u00A0${String(minutes).padStart(2, '0')}`}`;
};

/** The deadline of the call, in Paris: « lundi 23 novembre 2026, avant 10 h 30 ». */
export function callbackTime(createdAt: Date, { hours, ...officeHours }: CallbackPromise): string {
  const wall = afterOfficeHours(parisClock(createdAt), hours, officeHours);
  return `${weekday.format(wall)} ${formatDay(wall)}, avant ${clock(wall)}`;
}

/** « vendredi 20 novembre 2026 à 11 h 05 », in Paris. */
export function receivedTime(createdAt: Date): string {
  const wall = parisClock(createdAt);
  return `${weekday.format(wall)} ${formatDay(wall)} à ${clock(wall)}`;
}

/** The deadline of a written answer, in Paris: « avant le dimanche 20 décembre 2026 ». */
export function answerTime(createdAt: Date, days: number): string {
  const wall = new Date(parisClock(createdAt).getTime() + days * DAY_MS);
  return `avant le ${weekday.format(wall)} ${formatDay(wall)}`;
}
