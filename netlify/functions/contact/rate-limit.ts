import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';

/** How many networks are remembered in each of two generations. */
const GENERATION = 5_000;

/** How long a visit has to wait, in seconds; 0 counts it. */
export type RateLimiter = { secondsToWait: (sender: Sender, now: Date) => number };

/** Whose requests count as one: `192.0.2.1` twice, or the first 64 and 48 bits of an IPv6 address. */
export type Sender = { visitor: string; network: string };

const MIXED_END = /(\d+)\.(\d+)\.(\d+)\.(\d+)$/;

/** `192.0.2.1` at the end of an IPv6 address, as the two groups that it stands for: `c000:201`. */
const inHex = (_: string, ...parts: string[]): string => {
  const [a = 0, b = 0, c = 0, d = 0] = parts.map(Number);
  return `${(a * 256 + b).toString(16)}:${(c * 256 + d).toString(16)}`;
};

const groupsIn = (part: string): string[] => (part === '' ? [] : part.split(':'));
const withoutZeros = (group: string): string => (/^0./.test(group) ? group.replace(/^0+(?=.)/, '') : group);

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

/** Those who are counted together, whoever sends. */
export const EVERYBODY: Sender = { visitor: 'everybody', network: 'everybody' };

/**
 * Remembers the latest keys, at least as many as a generation holds, and forgets the others a generation at a time: a `Map` whose
 * iterator waits somewhere keeps whatever it has held.
 */
function latest<Value>(initial: () => Value): (key: string) => Value {
  let present = new Map<string, Value>();
  let former = new Map<string, Value>();
  return (key) => {
    const known = present.get(key);
    if (known !== undefined) return known;
    // Who comes again is among the latest again.
    const value = former.get(key) ?? initial();
    if (present.size >= GENERATION) {
      former = present;
      present = new Map();
    }
    present.set(key, value);
    return value;
  };
}

/** A visit that was counted: whose it was, and when, in milliseconds. */
type Visit = { of: string; time: number };

/** The visits of each network that were counted in a window, as a list to add to: nothing else is remembered of networks. */
function countedVisits(windowMs: number): (network: string, time: number) => Visit[] {
  const counted = latest<Visit[]>(() => []);
  return (network, time) => {
    const visits = counted(network);
    while (visits[0] !== undefined && visits[0].time <= time - windowMs) visits.shift();
    return visits;
  };
}

/** How many visits of one visitor, and of all of one network, any window may have. */
type Limits = { visitor?: number; network: number };

/** Bounds visits in any window; those of whoever must wait are not counted. */
export function rateLimiter(
  { visitor: ofVisitor = Infinity, network: ofNetwork }: Limits,
  windowMs: number,
): RateLimiter {
  const visitsOf = countedVisits(windowMs);
  const secondsFor = (visits: readonly Visit[], limit: number, time: number): number => {
    const [oldest = { time }] = visits;
    return visits.length < limit ? 0 : Math.max(1, Math.ceil((oldest.time + windowMs - time) / 1000));
  };
  return {
    secondsToWait({ visitor, network }, now) {
      const time = now.getTime();
      const visits = visitsOf(network, time);
      const own = visits.length < ofVisitor ? [] : visits.filter(({ of }) => of === visitor);
      const seconds = Math.max(secondsFor(own, ofVisitor, time), secondsFor(visits, ofNetwork, time));
      if (seconds === 0) visits.push({ of: visitor, time });
      return seconds;
    },
  };
}

/** The bounds on whoever writes to us: 20 a minute of a visitor, 60 of all who share a network of IPv6. */
export const contactLimiter = (): RateLimiter => rateLimiter({ visitor: 20, network: 60 }, MINUTE_MS);

export type NoticeLimiter = { isTooMuch: (id: string, sender: Sender, now: Date) => boolean };

const NOTICES_A_DAY = 200;

/**
 * At most 200 requests of one network in a day are told of one by one. Who sends more fills an adviser's mailbox: what comes
 * after is kept among the suspects, counted in the daily report. A request counts once, however often that network sends it
 * again.
 */
export function noticeLimiter(): NoticeLimiter {
  const toldOf = countedVisits(DAY_MS);
  return {
    isTooMuch(id, { network }, now) {
      const time = now.getTime();
      const told = toldOf(network, time);
      if (told.some(({ of }) => of === id)) return false;
      if (told.length >= NOTICES_A_DAY) return true;
      told.push({ of: id, time });
      return false;
    },
  };
}
