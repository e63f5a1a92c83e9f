import { expect, test, vi } from 'vitest';
import { jsonMirror } from './json-mirror.ts';

const answering = (...answers: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const ok = () => Promise.resolve(Response.json(['a', 'b']));

test('fetches nothing before it is asked', () => {
  const fetch = answering(ok);
  expect(jsonMirror<readonly string[]>('/api/courses', Array.isArray).$mirror.get()).toEqual({ status: 'idle' });
  expect(fetch).not.toHaveBeenCalled();
});

test('fetches once, however often and however soon it is asked', async () => {
  const fetch = answering(ok);
  const { $mirror, load } = jsonMirror<readonly string[]>('/api/courses', Array.isArray);
  void load();
  // Who comes second waits for the same answer.
  await load();
  await load();
  expect($mirror.get()).toEqual({ status: 'loaded', data: ['a', 'b'] });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/courses');
});

test('says that it waits while the answer is on its way', async () => {
  answering(ok);
  const { $mirror, load } = jsonMirror<readonly string[]>('/api/courses', Array.isArray);
  const loaded = load();
  expect($mirror.get()).toEqual({ status: 'loading' });
  await loaded;
});

test.each([
  ['an error of the server', () => Promise.resolve(new Response('busy', { status: 503 })), 503],
  ['a missing file', () => Promise.resolve(Response.json({ message: 'Introuvable' }, { status: 404 })), 404],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>')), undefined],
  ['an answer that holds something else', () => Promise.resolve(Response.json({ a: 1 })), undefined],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), undefined],
])('fails on %s, then succeeds when tried again', async (_, fault, code) => {
  const fetch = answering(fault, ok);
  const { $mirror, load } = jsonMirror<readonly string[]>('/api/courses', Array.isArray);
  await load();
  expect($mirror.get()).toEqual({ status: 'failed', code });
  await load();
  expect($mirror.get()).toEqual({ status: 'loaded', data: ['a', 'b'] });
  expect(fetch).toHaveBeenCalledTimes(2);
});
