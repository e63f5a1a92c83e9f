import { expect, test } from 'vitest';
import { rateLimiter } from './rate-limit.ts';

const START = Date.parse('2026-11-20T10:00:00Z');
const after = (seconds: number) => new Date(START + seconds * 1000);

function countPassing(ipOf: (n: number) => string, secondsOf: (n: number) => number, limit = 300) {
  const limiter = rateLimiter();
  for (let n = 0; n < limit; n += 1) {
    const wait = limiter(ipOf(n), after(secondsOf(n)));
    if (wait > 0) return { passed: n, wait };
  }
  return { passed: limit, wait: 0 };
}

test.each([
  ['one IPv4 address', () => '192.0.2.1', 20],
  ['one address in two notations', (n: number) => (n % 2 ? '192.0.2.1' : '::ffff:192.0.2.1'), 20],
  ['one IPv6 network, shortened', (n: number) => (n % 2 === 0 ? `2001:db8::${n}` : `2001:db8:0:${n}::1`), 20],
  ['one IPv6 network', (n: number) => `2001:db8:0:${n.toString(16)}::1`, 20],
  ['an invalid address', () => 'unknown', 20],
  ['as many addresses as requests', (n: number) => `198.51.${String(n % 200)}.${String(n)}`, 300],
])('limits requests in a minute: from %s, %i pass', (_name, ipOf, expected) => {
  expect(countPassing(ipOf, (n) => n / 100).passed).toBe(expected);
});

test('gives the seconds to wait, and lets requests pass afterwards', () => {
  const limiter = rateLimiter();
  for (let n = 0; n < 20; n += 1) limiter('192.0.2.1', after(0));
  expect(limiter('192.0.2.1', after(15))).toBe(45);
  expect(limiter('192.0.2.1', after(60))).toBe(0);
});

test('lets 200 requests a day pass from one address', () => {
  const minuteOf = (n: number) => n * 60;
  expect(countPassing(() => '192.0.2.1', minuteOf)).toEqual({ passed: 200, wait: 86_400 - minuteOf(200) });
});
