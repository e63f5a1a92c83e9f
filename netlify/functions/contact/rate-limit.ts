import { isIPv6 } from 'node:net';

const MAX_VISITORS = 10_000;

export type RateLimiter = { secondsToWait: (address: string, now: Date) => number };

/** Whoever has an IPv6 address has the 2⁶⁴ that begin like it: `2001:db8:0:1::/64` is one visitor. */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const [, mapped] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  if (mapped !== undefined) return mapped;
  const [before = '', after] = address.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':') : []);
  const [head, tail] = [groups(before), groups(after)];
  const missing = after === undefined ? 0 : Math.max(0, 8 - head.length - tail.length);
  const all = [...head, ...Array<string>(missing).fill('0'), ...tail];
  return `${all
    .slice(0, 4)
    .map((group) => Number.parseInt(group, 16).toString(16))
    .join(':')}::/64`;
}

/** At most `limit` visits of an address in any window; the visits of one that must wait are not counted. */
export function rateLimiter(limit: number, windowMs: number): RateLimiter {
  const visitors = new Map<string, number[]>();
  return {
    secondsToWait(address, now) {
      const visitor = visitorOf(address);
      const time = now.getTime();
      const recent = (visitors.get(visitor) ?? []).filter((visit) => visit > time - windowMs);
      const [oldest = time] = recent;
      const isWelcome = recent.length < limit;
      // Put back last: those who have been quiet for longest come first and are forgotten first.
      visitors.delete(visitor);
      visitors.set(visitor, isWelcome ? [...recent, time] : recent);
      for (const quiet of visitors.keys()) {
        if (visitors.size <= MAX_VISITORS) break;
        visitors.delete(quiet);
      }
      return isWelcome ? 0 : Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
    },
  };
}
