import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';

/** How many visitors, or requests, are remembered in each of two generations. */
const GENERATION = 5_000;

/** How long a visit has to wait; 0 counts it. */
export type RateLimiter<Key = string> = { secondsToWait: (key: Key, now: Date) => number };

type Counter<Key = string> = RateLimiter<Key> & {
  /** The same, counting nothing. */
  secondsLeft: RateLimiter<Key>['secondsToWait'];
};

/** Whose requests count as one: `192.0.2.1` twice, or the first 64 and 48 bits of an IPv6 address. */
export type Sender = { visitor: string; network: string };

const MIXED_END = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** `192.0.2.1` at the end of an IPv6 address, as the two groups that it stands for: `c000:201`. */
const inHex = (_: string, ...parts: string[]): string => {
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'));
const withoutZeros = (group: string): string => (group.startsWith('0') ? group.replace(/^0+(?=.)/, '') : group);

/** The eight groups of an IPv6 address, however it is written: those of `::ffff:192.0.2.1` and `::FFFF:c000:0201` are the same. */
function groupsOf(address: string): string[] {
  const inGroups = address.includes('.') ? address.replace(MIXED_END, inHex) : address;
  const [before = '', after = ''] = inGroups.toLowerCase().split('::');
  const [head, tail] = [groupsIn(before), groupsIn(after)];
  const missing = Math.max(0, 8 - head.length - tail.length);
  return head.concat(Array<string>(missing).fill('0'), tail).map(withoutZeros);
}

const MAPPED = '0:0:0:0:0:ffff';

/** `c000` and `201` as the IPv4 address that they stand for. */
const inDecimals = (groups: readonly string[]): string =>
  groups
    .map((group) => Number.parseInt(group, 16))
    .flatMap((group) => [group >> 8, group & 255])
    .join('.');

/**
 * Whose requests count as one. Whoever has an IPv6 address has the 2⁶⁴ that begin like it: `2001:db8:0:1::/64` is one visitor. A
 * line of a household comes with 256 of those or more, a rented computer with 65,536: `2001:db8:0::/48` is one network.
 */
export function senderOf(address: string): Sender {
  if (!address.includes(':')) return { visitor: address, network: address };
  const groups = groupsOf(address);
  const isMapped = groups[0] === '0' && groups.slice(0, 6).join(':') === MAPPED;
  const ipv4 = isMapped ? inDecimals(groups.slice(6)) : undefined;
  const network = groups.slice(0, 3).join(':');
  return { visitor: ipv4 ?? `${network}:${groups[3] ?? ''}::/64`, network: ipv4 ?? `${network}::/48` };
}

/**
 * Remembers the latest keys, at least as many as a generation holds, and forgets the others a generation at a time: a `Map` whose
 * iterator waits somewhere keeps whatever it has held.
 */
function latest<Value>(): { get: (key: string) => Value | undefined; set: (key: string, value: Value) => void } {
  let present = new Map<string, Value>();
  let former = new Map<string, Value>();
  return {
    get: (key) => present.get(key) ?? former.get(key),
    set(key, value) {
      if (present.size >= GENERATION) {
        former = present;
        present = new Map();
      }
      present.set(key, value);
    },
  };
}

/** At most `limit` visits of a visitor in any window; the visits of one that must wait are not counted. */
export function rateLimiter(limit: number, windowMs: number): Counter {
  const known = latest<number[]>();
  const secondsFor = (visits: number[], now: Date): number => {
    const time = now.getTime();
    while (visits[0] !== undefined && visits[0] <= time - windowMs) visits.shift();
    const [oldest = time] = visits;
    return visits.length < limit ? 0 : Math.max(1, Math.ceil((oldest + windowMs - time) / 1000));
  };
  return {
    secondsToWait(visitor, now) {
      const visits = known.get(visitor) ?? [];
      // Who comes again is among the latest again.
      known.set(visitor, visits);
      const seconds = secondsFor(visits, now);
      if (seconds === 0) visits.push(now.getTime());
      return seconds;
    },
    secondsLeft: (visitor, now) => secondsFor(known.get(visitor) ?? [], now),
  };
}

/** The same of senders, who are counted as visitors or as networks. */
export function senderLimiter(part: keyof Sender, limit: number, windowMs: number): Counter<Sender> {
  const limiter = rateLimiter(limit, windowMs);
  return {
    secondsToWait: (sender, now) => limiter.secondsToWait(sender[part], now),
    secondsLeft: (sender, now) => limiter.secondsLeft(sender[part], now),
  };
}

/**
 * The bounds on whoever writes to us: 20 a minute of a visitor, 60 of all who share a network of IPv6. A network that has to wait
 * is asked about first: its 65,536 visitors would have us forget all others.
 */
export function contactLimiter(): RateLimiter<Sender> {
  const visitors = senderLimiter('visitor', 20, MINUTE_MS);
  const networks = senderLimiter('network', 60, MINUTE_MS);
  return {
    secondsToWait(sender, now) {
      if (sender.visitor === sender.network) return visitors.secondsToWait(sender, now);
      return (
        networks.secondsLeft(sender, now) || visitors.secondsToWait(sender, now) || networks.secondsToWait(sender, now)
      );
    },
  };
}

export type NoticeLimiter = { isTooMuch: (id: string, sender: Sender, now: Date) => boolean };

/**
 * At most 200 requests of one network in a day are told of one by one. Who sends more fills an adviser's mailbox: what comes
 * after is kept among the suspects, counted in the daily report. A request that somebody was told of counts once,
 * however often it is sent again.
 */
export function noticeLimiter(): NoticeLimiter {
  const networks = senderLimiter('network', 200, DAY_MS);
  const told = latest<true>();
  return {
    isTooMuch(id, sender, now) {
      const isTooMuch = told.get(id) !== true && networks.secondsToWait(sender, now) > 0;
      if (!isTooMuch) told.set(id, true);
      return isTooMuch;
    },
  };
}
