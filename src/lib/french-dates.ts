const full = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'long', timeZone: 'UTC' });
const short = new Intl.DateTimeFormat('fr-FR', { dateStyle: 'short', timeZone: 'UTC' });

/** A day in full: « 18 décembre 2024 », « 1er janvier 2025 ». */
export const formatDay = (date: Date): string => full.format(date).replace(/^1 /, '1er ');

/** A day in figures: « 18/12/2024 ». */
export const formatShortDay = (date: Date): string => short.format(date);

/** A day as `<time datetime>` wants it: `2024-12-18`. */
export const isoDay = (date: Date): string => date.toISOString().slice(0, 10);
