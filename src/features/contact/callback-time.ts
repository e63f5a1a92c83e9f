import { formatDay, formatHours, isWorkday, parisClock } from '#src/lib/french-dates.ts';
import { DAY_MS, HOUR_MS } from '#src/lib/clock.ts';

/** Hours of the day (0 to 24), from Monday to Friday, except public holidays. */
type OfficeHours = { opens: number; closes: number };

export function afterOfficeHours(localTime: Date, hours: number, { opens, closes }: OfficeHours): Date {
  let remaining = hours * HOUR_MS;
  let day = localTime.getTime() - (localTime.getTime() % DAY_MS);
  for (;;) {
    const start = Math.max(localTime.getTime(), day + opens * HOUR_MS);
    const available = day + closes * HOUR_MS - start;
    if (available > 0 && isWorkday(new Date(day))) {
      if (remaining <= available) return new Date(start + remaining);
      remaining -= available;
    }
    day += DAY_MS;
  }
}

type CallbackDelay = OfficeHours & { hours: number };

const weekday = new Intl.DateTimeFormat('fr-FR', { weekday: 'long', timeZone: 'UTC' });

const formatTime = (localTime: Date): string => formatHours(localTime.getUTCHours() + localTime.getUTCMinutes() / 60);

export function callbackTime(createdAt: Date, { hours, ...officeHours }: CallbackDelay): string {
  const localTime = afterOfficeHours(parisClock(createdAt), hours, officeHours);
  return `${weekday.format(localTime)} ${formatDay(localTime)}, avant ${formatTime(localTime)}`;
}

export function receivedTime(createdAt: Date): string {
  const localTime = parisClock(createdAt);
  return `${weekday.format(localTime)} ${formatDay(localTime)} à ${formatTime(localTime)}`;
}

export function answerTime(createdAt: Date, days: number): string {
  const localTime = new Date(parisClock(createdAt).getTime() + days * DAY_MS);
  return `avant le ${weekday.format(localTime)} ${formatDay(localTime)}`;
}

export function waitingTime(seconds?: number): string {
  if (!seconds) return 'dans un instant';
  const [length, unit] = seconds < 120 ? [1, 'seconde'] : seconds < 7200 ? [60, 'minute'] : [3600, 'heure'];
  const count = Math.ceil(seconds / length);
  return `dans ${count}\u00a0${unit}${count > 1 ? 's' : ''}`;
}
