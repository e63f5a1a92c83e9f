import { DAY_MS } from './durations.ts';

const full = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' });

/** A day in full: « 18 décembre 2024 », « 1er janvier 2025 ». */
export const formatDay = (date: Date): string => full.format(date).replace(/^1 /, '1er ');

/** A month and its year: « octobre 2024 ». */
export const formatMonth = (date: Date): string => formatDay(date).replace(/^\S+ /, '');

/** A day in figures: « 18/12/2024 ». */
export const formatShortDay = (date: Date): string => short.format(date);

/** A day as `<time datetime>` wants it: `2024-12-18`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);

/** A stretch of days: « le 11 janvier 2027 », « les 11 et 12 janvier 2027 », « du 30 janvier au 2 février 2027 ». */
export function formatPeriod(start: Date, end: Date): string {
  const last = formatDay(end);
  const [day = '', month = '', year = ''] = formatDay(start).split(' ');
  const first = [day, month, year].join(' ');
  if (first === last) return `le ${last}`;
  const [from, to] = end.getTime() - start.getTime() === DAY_MS ? ['les', 'et'] : ['du', 'au'];
  if (!last.endsWith(` ${year}`)) return `${from} ${first} ${to} ${last}`;
  return last.endsWith(` ${month} ${year}`) ? `${from} ${day} ${to} ${last}` : `${from} ${day} ${month} ${to} ${last}`;
}
