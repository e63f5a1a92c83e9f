const second = new Intl.DateTimeFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium', timeZone: 'Europe/Paris' });

/** The clock on a wall in Paris, as a date in UTC: 10:00 UTC in November gives 11:00. */
export const parisClock = (instant: Date): Date => new Date(`${second.format(instant).replace(' ', 'T')}Z`);
