import { mkdtemp, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalBlobs } from './local-blobs.ts';

async function localStore() {
  const directory = await mkdtemp(join(tmpdir(), 'blobs-'));
  const { url, token, stop } = await startLocalBlobs(directory);
  onTestFinished(stop);
  return {
    directory,
    url,
    store: getStore({ name: 'contact', siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url }),
  };
}

const isAnswered = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const say = (isConnected: boolean) => () => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once('connect', say(true)).once('error', say(false)).once('timeout', say(false));
  });

test('answers this computer alone, and nobody without its token', async () => {
  const { directory, url } = await localStore();
  const port = Number(new URL(url).port);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  expect(await isAnswered('127.0.0.1', port)).toBe(true);
  for (const { address, internal, family } of addresses)
    if (!internal && family === 'IPv4') expect(await isAnswered(address, port)).toBe(false);
  expect((await fetch(`${url}/site/site:contact`)).status).toBe(403);
  expect((await stat(directory)).mode & 0o777).toBe(0o700);
});

test('lets one of many writers at once begin, and one of many go on', async () => {
  const { store } = await localStore();
  const writers = Array.from({ length: 40 }, (_, n) => String(n));
  const confirmed = (writes: readonly { modified: boolean; etag?: string | undefined }[]) =>
    writes.filter(({ modified, etag }) => modified && etag);
  const first = confirmed(await Promise.all(writers.map((name) => store.set('key', name, { onlyIfNew: true }))));
  expect(first).toHaveLength(1);
  const onlyIfMatch = first[0]?.etag ?? '';
  const next = await Promise.all(writers.map((name) => store.set('key', `after ${name}`, { onlyIfMatch })));
  expect(confirmed(next)).toHaveLength(1);
  expect(await store.get('key')).toMatch(/^after /);
});

test('lists all keys while others are written', async () => {
  const { store } = await localStore();
  for (let n = 0; n < 10; n += 1) await store.set(`kept/${String(n)}`, 'x');
  const writes = Array.from({ length: 60 }, (_, n) => store.set(`kept/new ${String(n)}`, 'x'));
  const lists = await Promise.all(writes.map(() => store.list({ prefix: 'kept/' })));
  await Promise.all(writes);
  for (const { blobs } of lists) expect(blobs.filter(({ key }) => /^kept\/\d$/.test(key))).toHaveLength(10);
});

test('goes on after a write that fails', async () => {
  const { store } = await localStore();
  await store.set('a', 'file');
  await expect(store.set('a/below-a-file', 'x')).rejects.toThrow();
  await store.set('b', 'y');
  expect(await store.get('b')).toBe('y');
});
