// Milliseconds. A day has 24 hours, even when the clocks change.
export const MINUTE_MS = 60_000;
export const HOUR_MS = 60 * MINUTE_MS;
export const DAY_MS = 24 * HOUR_MS;

// eslint-disable-next-line no-restricted-syntax
export const now = (): Date => new Date();

/** Today in Paris by winter time: `2026-11-20`. Avoids `Intl`, whose first use blocks a cheap phone for 200 ms. */
export const parisToday = (): string => new Date(now().getTime() + HOUR_MS).toISOString().slice(0, 10);
