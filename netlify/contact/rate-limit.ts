import ipaddr from 'ipaddr.js';
import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';

/** More senders than one instance sees in a day. */
const MAX_REMEMBERED = 10_000;

/** At most so many requests of a sender in a window that starts with the first of them. */
class RateWindow {
  readonly #limit: number;
  readonly #milliseconds: number;
  readonly #seen = new Map<string, { end: number; count: number }>();

  constructor(limit: number, milliseconds: number) {
    this.#limit = limit;
    this.#milliseconds = milliseconds;
  }

  secondsToWait(sender: string, time: number): number {
    const { end = 0, count = 0 } = this.#seen.get(sender) ?? {};
    return time < end && count >= this.#limit ? Math.ceil((end - time) / 1000) : 0;
  }

  count(sender: string, time: number): void {
    const seen = this.#seen.get(sender);
    if (seen !== undefined && time < seen.end) {
      seen.count += 1;
      return;
    }
    this.#seen.delete(sender);
    this.#seen.set(sender, { end: time + this.#milliseconds, count: 1 });
    const [oldest = ''] = this.#seen.keys();
    if (this.#seen.size > MAX_REMEMBERED) this.#seen.delete(oldest);
  }
}

/** IPv6 visitors are counted by their /64, networks by their /48: a customer usually has between a /64 and a /48. */
function sendersOf(ip: string): { visitor: string; network: string } {
  if (!ipaddr.isValid(ip)) return { visitor: ip, network: ip };
  const address = ipaddr.process(ip);
  if (address instanceof ipaddr.IPv4) return { visitor: address.toString(), network: address.toString() };
  const { parts } = address;
  return { visitor: parts.slice(0, 4).join(':'), network: parts.slice(0, 3).join(':') };
}

/** 0 counts the request; else how many seconds its sender has to wait. */
export type RateLimiter = (ip: string, now: Date) => number;

/** 20 requests a minute of a visitor, 60 a minute and 200 a day of a network. */
export function rateLimiter(): RateLimiter {
  const ofVisitor = [new RateWindow(20, MINUTE_MS)];
  const ofNetwork = [new RateWindow(60, MINUTE_MS), new RateWindow(200, DAY_MS)];
  return (ip, now) => {
    const { visitor, network } = sendersOf(ip);
    const windows = [
      ...ofVisitor.map((window) => ({ window, sender: visitor })),
      ...ofNetwork.map((window) => ({ window, sender: network })),
    ];
    const time = now.getTime();
    const seconds = Math.max(...windows.map(({ window, sender }) => window.secondsToWait(sender, time)));
    if (seconds === 0) for (const { window, sender } of windows) window.count(sender, time);
    return seconds;
  };
}
