import { expect, test } from 'vitest';
import { rateLimiter } from './rate-limit.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);

/** How many requests pass, and how long the first that does not has to wait. */
function passing(ipOf: (n: number) => string, secondsOf: (n: number) => number, most = 300) {
  const limiter = rateLimiter();
  for (let n = 0; n < most; n += 1) {
    const wait = limiter(ipOf(n), after(secondsOf(n)));
    if (wait > 0) return { passed: n, wait };
  }
  return { passed: most, wait: 0 };
}

test.each([
  ['one IPv4 address', () => '192.0.2.1', 20],
  ['one address in two notations', (n: number) => (n % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'), 20],
  ['one /64', (n: number) => `2001:db8:0:1::${n.toString(16)}`, 20],
  ['one /48', (n: number) => `2001:db8:0:${n.toString(16)}::1`, 60],
  ['an address that is none', () => 'unknown', 20],
  ['as many addresses as requests', (n: number) => `198.51.${String(n % 200)}.${String(n)}`, 300],
])('lets through of %s in a minute: %i', (_what, ipOf, expected) => {
  expect(passing(ipOf, (n) => n / 100).passed).toBe(expected);
});

test('says how long to wait, and lets requests through again afterwards', () => {
  const limiter = rateLimiter();
  for (let n = 0; n < 20; n += 1) limiter('192.0.2.1', after(0));
  expect(limiter('192.0.2.1', after(15))).toBe(45);
  expect(limiter('192.0.2.1', after(60))).toBe(0);
});

test('lets 200 requests of a network through in a day', () => {
  const slowly = (n: number) => n * 60;
  expect(passing(() => '192.0.2.1', slowly)).toEqual({ passed: 200, wait: 86_400 - 200 * 60 });
  expect(passing((n) => `2001:db8:0:${n.toString(16)}::1`, slowly).passed).toBe(200);
});
