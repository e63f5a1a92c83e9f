import { isoDay } from './french-dates.ts';

const second = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });
const french = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** The clock on a wall in Paris, as a date in UTC: 10:00 UTC in November gives 11:00. Spreadsheets know no time zones. */
export const parisClock = (instant: Date): Date => new Date(`${second.format(instant).replace(' ', 'T')}Z`);

/** `2026-11-20` */
export const parisDay = (instant: Date): string => isoDay(parisClock(instant));

/** Whether a moment falls on one of these days in Paris, the first and the last included. */
export const isWithinDays = (first: Date, last: Date, instant: Date): boolean => {
  const day = parisDay(instant);
  return isoDay(first) <= day && day <= isoDay(last);
};

/** « 20/11/2026 11:00 », in Paris. */
export const parisMinute = (instant: Date): string => french.format(instant);
