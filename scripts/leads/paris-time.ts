const minute = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });
const second = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });
const french = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' });

/** `2026-11-20 11:00`: sorts as text, and every spreadsheet reads it. */
const parisMinute = (instant: Date): string => minute.format(instant);

/** `2026-11-20` */
export const parisDay = (instant: Date): string => parisMinute(instant).slice(0, 10);

/** « 20/11/2026 11:00 » */
export const frenchMinute = (instant: Date): string => french.format(instant);

/** The clock on the wall in Paris as a date in UTC: spreadsheets know no time zones. */
export const wallClock = (instant: Date): Date => new Date(`${second.format(instant).replace(' ', 'T')}Z`);
