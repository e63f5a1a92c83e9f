import { expect, onTestFinished, test, vi } from 'vitest';
import { submitContact } from './submit-contact.ts';

/** Sends a request. Each try gets the next answer. */
async function submit(answers: readonly (() => Response)[], isOnline = true) {
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  vi.stubGlobal('navigator', { onLine: isOnline });
  vi.stubGlobal('location', { pathname: '/contact' });
  const waits: number[] = [];
  const left = [...answers];
  const fetch = vi.fn<typeof globalThis.fetch>(() => Promise.resolve().then(left.shift()));
  vi.stubGlobal('fetch', fetch);
  const sent = submitContact({ message: 'Bonjour' }, 'a3f1', (seconds) => waits.push(seconds));
  await vi.runAllTimersAsync();
  return { result: await sent, waits, fetch };
}

const answer =
  (status: number, body: object, headers = {}) =>
  () =>
    Response.json(body, { status, headers });
const busy = answer(429, { message: 'Trop de demandes' }, { 'retry-after': '2' });
const stored = answer(201, { id: '1', message: 'Reçue.' });
const errors = { phone: ['Numéro de téléphone invalide'] };
const lost = () => {
  throw new TypeError('Failed to fetch');
};

test.each<[string, () => Response, object, boolean?]>([
  ['a stored request', stored, { status: 'stored', message: 'Reçue.' }],
  ['refused fields', answer(422, { errors }), { status: 'invalid', errors }],
  ['a broken store', answer(503, {}, { 'retry-after': '30' }), { status: 'failed', retryAfter: 30 }],
  ['a limit per day', answer(429, {}, { 'retry-after': '3600' }), { status: 'failed', retryAfter: 3600 }],
  ['a page of a proxy', () => new Response('<html>'), { status: 'failed' }],
  ['a proxy that has waited', () => new Response('', { status: 504 }), { status: 'unanswered' }],
  ['no answer', lost, { status: 'unanswered' }],
  ['no network', lost, { status: 'offline' }, false],
])('tells the form of %s', async (_, reply, expected, isOnline) => {
  const timeout = vi.spyOn(AbortSignal, 'timeout');
  const { result, waits, fetch } = await submit([reply], isOnline);
  expect(result).toMatchObject(expected);
  expect(waits).toEqual([]);
  expect(fetch).toHaveBeenCalledTimes(1);
  expect(timeout).toHaveBeenCalledExactlyOnceWith(20_000);
});

test('waits as long as the server asks, then sends the same request with the same key', async () => {
  const { result, waits, fetch } = await submit([busy, busy, stored]);
  expect(result.status).toBe('stored');
  expect(waits).toEqual([2, 2]);
  const requests = fetch.mock.calls.map(([, init]) => new Request('https://site.example', init));
  expect(new Set(requests.map(({ headers }) => headers.get('idempotency-key')))).toEqual(new Set(['a3f1']));
  expect(await requests[2]?.json()).toMatchObject({ message: 'Bonjour', page: '/contact' });
  expect((await submit(Array<() => Response>(9).fill(busy))).fetch).toHaveBeenCalledTimes(6);
});
