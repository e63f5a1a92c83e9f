import { isIPv6 } from 'node:net';

const MAX_VISITORS = 10_000;

export type RateLimiter = { secondsToWait: (address: string, now: Date) => number };

/** The eight numbers of an IPv6 address, however it is written: `::ffff:192.0.2.1` ends like `::ffff:c000:201`. */
function groupsOf(address: string): number[] {
  const inHex = address.replace(/(\d+)\.(\d+)\.(\d+)\.(\d+)$/, (_, ...parts: string[]) => {
    const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
    return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
  });
  const [before = '', after] = inHex.split('::');
  const groups = (part: string | undefined) => (part ? part.split(':').map((group) => Number.parseInt(group, 16)) : []);
  const [head, tail] = [groups(before), groups(after)];
  return [...head, ...Array<number>(Math.max(0, 8 - head.length - tail.length)).fill(0), ...tail];
}

const MAPPED = '0,0,0,0,0,65535';

/** Whoever has an IPv6 address has the 2⁶⁴ that begin like it: `2001:db8:0:1::/64` is one visitor. */
export function visitorOf(address: string): string {
  if (!isIPv6(address)) return address;
  const groups = groupsOf(address);
  if (groups.slice(0, 6).join() === MAPPED)
    return groups
      .slice(6)
      .flatMap((group) => [group >> 8, group & 255])
      .join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
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
