import { isIPv6 } from 'node:net';

/** How many visitors are remembered, in each of two generations. */
const GENERATION = 5_000;

export type RateLimiter = { secondsToWait: (visitor: string, now: Date) => number };

/** `192.0.2.1` at the end of an IPv6 address, as the two groups that it stands for: `c000:201`. */
const inHex = (_: string, ...parts: string[]): string => {
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

/** The eight groups of an IPv6 address, however it is written: those of `::ffff:192.0.2.1` and `::ffff:c000:201` are the same. */
function groupsOf(address: string): number[] {
  const isMixed = address.includes('.');
  const [before = '', after] = (isMixed ? address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, inHex) : address).split('::');
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [head, tail] = [groups(before), groups(after)];
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail];
}

const MAPPED = '0,0,0,0,0,65535';

/** Whoever has an IPv6 address has the 2⁶⁴ that begin like it: `2001:db8:0:1::/64` is one visitor. */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  const [a = 0, b = 0, c = 0, d = 0, , , high = 0, low = 0] = groups;
  if (a === 0 && groups.slice(0, 6).join() === MAPPED) return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  return `${a.toString(16)}:${b.toString(16)}:${c.toString(16)}:${d.toString(16)}::/64`;
}

/** A line of a household comes with 256 of those or more, a rented computer with 65,536: `2001:db8:0::/48` is one network. */
const networkOf = (visitor: string): string => visitor.replace(/:[\da-f]+::\/64$/, '::/48');

/**
 * At most `limit` visits of a visitor in any window; the visits of one that must wait are not counted. Visitors who have been
 * quiet for longest are forgotten, a generation at a time: a `Map` whose iterator waits somewhere keeps whatever it has held.
 */
export function rateLimiter(limit: number, windowMs: number): RateLimiter {
  let present = new Map<string, readonly number[]>();
  let former = new Map<string, readonly number[]>();
  const remember = (visitor: string, visits: readonly number[]) => {
    present.set(visitor, visits);
    if (present.size < GENERATION) return;
    former = present;
    present = new Map();
  };
  return {
    secondsToWait(visitor, now) {
      const time = now.getTime();
      const visits = present.get(visitor) ?? former.get(visitor) ?? [];
      const recent = visits.filter((visit) => visit > time - windowMs);
      const [oldest = time] = recent;
      const isWelcome = recent.length < limit;
      remember(visitor, isWelcome ? [...recent, time] : recent);
      return isWelcome ? 0 : Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
    },
  };
}

const MINUTE_MS = 60_000;

/** The bounds on whoever writes to us: 20 a minute of a visitor, 60 of all who share a network of IPv6. */
export function contactLimiter(): RateLimiter {
  const visitors = rateLimiter(20, MINUTE_MS);
  const networks = rateLimiter(60, MINUTE_MS);
  return {
    secondsToWait(address, now) {
      const visitor = visitorOf(address);
      return visitors.secondsToWait(visitor, now) || networks.secondsToWait(networkOf(visitor), now);
    },
  };
}
