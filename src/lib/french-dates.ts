import { DAY_MS } from './clock.ts';

const full = /* @__PURE__ */ new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const short = /* @__PURE__ */ new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' });

export const formatDay = (date: Date): string => full.format(date).replace(/^1 /, '1er ');

export const formatMonth = (date: Date): string => formatDay(date).replace(/^\S+ /, '');

export const formatShortDay = (date: Date): string => short.format(date);

export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** Rounds to whole minutes: `hoursAndMinutes(1.999)` is `[2, 0]`. */
export function hoursAndMinutes(hours: number): [hours: number, minutes: number] {
  const minutes = Math.round(hours * 60);
  return [Math.floor(minutes / 60), minutes % 60];
}

export function formatHours(duration: number): string {
  const [hours, minutes] = hoursAndMinutes(duration);
  return `${String(hours)}\u00a0h${minutes === 0 ? '' : `\u00a0${String(minutes).padStart(2, '0')}`}`;
}

export function formatPeriod(start: Date, end: Date, [the = 'le', both = 'les']: readonly string[] = []): string {
  const last = formatDay(end);
  const [day = '', month = '', year = ''] = formatDay(start).split(' ');
  const first = [day, month, year].join(' ');
  if (first === last) return `${the} ${last}`;
  const [from, to] = end.getTime() - start.getTime() === DAY_MS ? [both, 'et'] : ['du', 'au'];
  if (!last.endsWith(` ${year}`)) return `${from} ${first} ${to} ${last}`;
  return last.endsWith(` ${month} ${year}`) ? `${from} ${day} ${to} ${last}` : `${from} ${day} ${month} ${to} ${last}`;
}

const second = /* @__PURE__ */ new Intl.DateTimeFormat('sv-SE', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'Europe/Paris',
});
/** Returns Paris time as if it were UTC, for formats without time zones, such as spreadsheets. */
export const parisClock = (instant: Date): Date => new Date(`${second.format(instant).replace(' ', 'T')}Z`);

export const parisDay = (instant: Date): string => isoDay(parisClock(instant));

export const dayOf = (instant: Date): Date => new Date(parisDay(instant));

export const isWithinDays = (first: Date, last: Date, instant: Date): boolean => {
  const day = parisDay(instant);
  return isoDay(first) <= day && day <= isoDay(last);
};

export const parisMinute = (instant: Date): string => second.format(instant).slice(0, -':00'.length);

/** The fixed holidays (Labour Code, article L3133-1), without the two of Alsace and Moselle. */
const FIXED = ['01-01', '05-01', '05-08', '07-14', '08-15', '11-01', '11-11', '12-25'];
const AFTER_EASTER = [1, 39, 50];

/** Easter Sunday of the Gregorian calendar, by the algorithm of Meeus, Jones and Butcher. */
function easter(year: number): Date {
  const a = year % 19;
  const century = Math.floor(year / 100);
  const rest = year % 100;
  const shift = Math.floor((century - Math.floor((century + 8) / 25) + 1) / 3);
  const epact = (19 * a + century - Math.floor(century / 4) - shift + 15) % 30;
  const weekday = (32 + 2 * (century % 4) + 2 * Math.floor(rest / 4) - epact - (rest % 4)) % 7;
  const late = Math.floor((a + 11 * epact + 22 * weekday) / 451);
  return new Date(Date.UTC(year, 2, 22 + epact + weekday - 7 * late));
}

export function isWorkday(day: Date): boolean {
  const afterEaster = (day.getTime() - easter(day.getUTCFullYear()).getTime()) / DAY_MS;
  const isHoliday = FIXED.includes(isoDay(day).slice('2026-'.length)) || AFTER_EASTER.includes(afterEaster);
  return day.getUTCDay() % 6 !== 0 && !isHoliday;
}
