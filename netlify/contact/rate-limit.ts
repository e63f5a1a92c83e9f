import { DAY_MS, MINUTE_MS } from '#src/lib/clock.ts';

/** Above this number, all windows are deleted to limit memory. An instance usually opens fewer windows in a day. */
const MAX_WINDOWS = 30_000;

const LIMITS = [
  { limit: 20, length: MINUTE_MS },
  { limit: 200, length: DAY_MS },
];

/**
 * Reduces an IPv6 address to its first 48 bits, because internet providers assign up to a /48 per customer. `::` stands
 * for at least two groups of zeros.
 */
const senderOf = (ip: string): string =>
  ip.includes('.') ? ip.replace(/^.*:/, '') : ip.replace('::', ':0:0:').split(':').slice(0, 3).join(':');

/** Below the limits, counts the request and returns 0. At a limit, returns the seconds to wait. */
export type RateLimiter = (ip: string, now: Date) => number;

export function rateLimiter(): RateLimiter {
  const windows = new Map<string, { end: number; count: number }>();
  return (ip, now) => {
    const time = now.getTime();
    const sender = senderOf(ip);
    const open = LIMITS.map(({ limit, length }) => {
      const key = `${limit} ${sender}`;
      const window = windows.get(key);
      return { key, limit, ...(window && time < window.end ? window : { end: time + length, count: 0 }) };
    });
    const full = open.filter(({ limit, count }) => count >= limit);
    if (full.length > 0) return Math.max(...full.map(({ end }) => Math.ceil((end - time) / 1000)));
    if (windows.size > MAX_WINDOWS) windows.clear();
    for (const { key, end, count } of open) windows.set(key, { end, count: count + 1 });
    return 0;
  };
}
