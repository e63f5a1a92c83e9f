import { expect, test, vi } from 'vitest';
import { listMirror } from './list-mirror.ts';

const answering = (...answers: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const ok = () => Promise.resolve(Response.json(['a', 'b']));

test('fetches nothing before it is asked', () => {
  const fetch = answering(ok);
  expect(listMirror('/api/courses').$mirror.get()).toEqual({ status: 'idle' });
  expect(fetch).not.toHaveBeenCalled();
});

test('fetches once, however often and however soon it is asked', async () => {
  const fetch = answering(ok);
  const { $mirror, load } = listMirror('/api/courses');
  await Promise.all([load(), load()]);
  await load();
  expect($mirror.get()).toEqual({ status: 'loaded', items: ['a', 'b'] });
  expect(fetch).toHaveBeenCalledOnce();
  expect(fetch.mock.calls[0]?.[0]).toBe('/api/courses');
});

test('says that it waits while the answer is on its way', async () => {
  answering(ok);
  const { $mirror, load } = listMirror('/api/courses');
  const loaded = load();
  expect($mirror.get()).toEqual({ status: 'loading' });
  await loaded;
});

test.each([
  ['an error of the server', () => Promise.resolve(new Response('busy', { status: 503 }))],
  ['an answer that is no JSON', () => Promise.resolve(new Response('<html>'))],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch'))],
])('fails on %s, then succeeds when tried again', async (_, fault) => {
  const fetch = answering(fault, ok);
  const { $mirror, load } = listMirror('/api/courses');
  await load();
  expect($mirror.get()).toEqual({ status: 'failed' });
  await load();
  expect($mirror.get()).toEqual({ status: 'loaded', items: ['a', 'b'] });
  expect(fetch).toHaveBeenCalledTimes(2);
});
