import { formatDay } from '#src/lib/french-dates.ts';
import { afterOfficeHours, type OfficeHours } from '#src/lib/office-hours.ts';
import { parisClock } from '#src/lib/paris-clock.ts';

/** Called back within so many hours of office time: `{ hours: 2, opens: 9, closes: 18 }`. */
export type CallbackPromise = OfficeHours & { hours: number };

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });

/** « 12 h », « 10 h 30 » */
const clock = (wall: Date): string => {
  const minutes = wall.getUTCMinutes();
  return `${String(wall.getUTCHours())}\u00A0h${minutes === 0 ? '' : `\u00A0${String(minutes).padStart(2, '0')}`}`;
};

/** Until when a request is to be called back, in Paris: « lundi 23 novembre 2026, avant 10 h 30 ». */
export function callbackTime(createdAt: Date, { hours, ...officeHours }: CallbackPromise): string {
  const wall = afterOfficeHours(parisClock(createdAt), hours, officeHours);
  return `${weekday.format(wall)} ${formatDay(wall)}, avant ${clock(wall)}`;
}

/** « vendredi 20 novembre 2026 à 11 h 05 », in Paris. */
export function receivedTime(createdAt: Date): string {
  const wall = parisClock(createdAt);
  return `${weekday.format(wall)} ${formatDay(wall)} à ${clock(wall)}`;
}
