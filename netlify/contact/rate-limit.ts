import ipaddr from 'ipaddr.js';
import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';

/** One instance opens fewer windows in a day. Above this number, the limiter forgets all windows. */
const MAX_WINDOWS = 30_000;

/** 20 requests a minute per visitor, 60 a minute and 200 a day per network. A window starts with its first request. */
const LIMITS = [
  { sender: 'visitor', limit: 20, length: MINUTE_MS },
  { sender: 'network', limit: 60, length: MINUTE_MS },
  { sender: 'network', limit: 200, length: DAY_MS },
] as const;

/** IPv6 visitors are counted by their /64, networks by their /48: a customer usually has between a /64 and a /48. */
function sendersOf(ip: string): { visitor: string; network: string } {
  if (!ipaddr.isValid(ip)) return { visitor: ip, network: ip };
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return { visitor: address.toString(), network: address.toString() };
  const { parts } = address;
  return { visitor: parts.slice(0, 4).join(':'), network: parts.slice(0, 3).join(':') };
}

/** Counts the request and returns 0, or returns the seconds to wait. */
export type RateLimiter = (ip: string, now: Date) => number;

export function rateLimiter(): RateLimiter {
  const windows = new Map<string, { end: number; count: number }>();
  return (ip, now) => {
    const time = now.getTime();
    const senders = sendersOf(ip);
    const open = LIMITS.map(({ sender, limit, length }) => {
      const key = `${String(limit)} ${senders[sender]}`;
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
