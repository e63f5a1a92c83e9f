/** Durations as `Date` counts them, in milliseconds: a day of 24 hours, whatever the clocks of a country do. */
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;
