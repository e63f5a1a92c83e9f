import { expect, test, vi } from 'vitest';
import { loadJson } from './load-json.ts';

const stubFetch = (...answers: (() => Promise<Response>)[]) => {
  const fetch = vi.fn<typeof globalThis.fetch>();
  for (const answer of answers) fetch.mockImplementationOnce(answer);
  vi.stubGlobal('fetch', fetch);
  return fetch;
};

const ok = () => Promise.resolve(Response.json(['a', 'b']));

test.each([
  ['a server error', () => Promise.resolve(new Response('busy', { status: 503 })), { message: '503: busy' }],
  [
    'an empty answer',
    () => Promise.resolve(new Response('', { status: 404, statusText: 'Not Found' })),
    { message: '404: Not Found' },
  ],
  ['a response that is not JSON', () => Promise.resolve(new Response('<html>')), {}],
  ['a lost connection', () => Promise.reject(new TypeError('Failed to fetch')), {}],
])('fails on %s, then succeeds at the next try', async (name, fault, error) => {
  stubFetch(fault, ok);
  await expect(loadJson(name)).rejects.toMatchObject(error);
  expect(await loadJson(name)).toEqual(['a', 'b']);
});
