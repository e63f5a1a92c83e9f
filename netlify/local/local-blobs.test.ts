import { mkdtemp, stat } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { blobsFile, localStore, openLocalBlobs, serveBlobs } from './local-blobs.ts';

const newRoot = () => mkdtemp(join(tmpdir(), 'blobs-'));

const canConnect = (host: string, port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 2000 });
    const finish = (isConnected: boolean) => () => {
      socket.destroy();
      resolve(isConnected);
    };
    socket.once('connect', finish(true)).once('error', finish(false)).once('timeout', finish(false));
  });

test('accepts only local connections, and only with its token', async () => {
  const root = await newRoot();
  const { context, stop } = await serveBlobs(openLocalBlobs(root));
  onTestFinished(stop);
  const port = Number(new URL(context.edgeURL).port);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  expect(await canConnect('127.0.0.1', port)).toBe(true);
  for (const { address, internal, family } of addresses)
    if (!internal && family === 'IPv4') expect(await canConnect(address, port)).toBe(false);
  expect((await fetch(`${context.edgeURL}/local/site:contact`)).status).toBe(403);
  expect((await stat(dirname(blobsFile(root)))).mode & 0o777).toBe(0o700);
});

test('applies conditional writes once, and lists keys by prefix and by folder', async () => {
  const root = await newRoot();
  const stores = [1, 2].map(() => localStore('contact', openLocalBlobs(root).fetch));
  const write = (text: string, condition: { onlyIfNew: true } | { onlyIfMatch: string }) =>
    Promise.all(stores.map((store) => store.set('2026-11/é', text, condition)));
  const first = await write('first', { onlyIfNew: true });
  expect(first.map(({ modified }) => modified)).toEqual([true, false]);
  const next = await write('next', { onlyIfMatch: first[0]?.etag ?? '' });
  expect(next.map(({ modified }) => modified)).toEqual([true, false]);
  const [store] = stores;
  expect(await store?.getWithMetadata('2026-11/é')).toMatchObject({ data: 'next', etag: next[0]?.etag });
  await store?.set('suspects/2026-11/a', '');
  expect(await store?.list({ prefix: '2026' })).toMatchObject({ blobs: [{ key: '2026-11/é' }] });
  expect(await store?.list({ prefix: 'suspects/', directories: true })).toMatchObject({
    blobs: [],
    directories: ['suspects/2026-11'],
  });
});
