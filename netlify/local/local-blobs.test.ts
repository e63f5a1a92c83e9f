import { mkdtemp } from 'node:fs/promises';
import { connect } from 'node:net';
import { networkInterfaces, tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { expectPrivate } from '#tests/support/private-file.ts';
import { blobsFile, openLocalBlobs, serveBlobs } from './local-blobs.ts';

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
  const root = await mkdtemp(join(tmpdir(), 'blobs-'));
  const { context, stop } = await serveBlobs(openLocalBlobs(root));
  onTestFinished(stop);
  const port = Number(new URL(context.edgeURL).port);
  const addresses = Object.values(networkInterfaces()).flatMap((all) => all ?? []);
  expect(await canConnect('127.0.0.1', port)).toBe(true);
  for (const { address, internal, family } of addresses)
    if (!internal && family === 'IPv4') expect(await canConnect(address, port)).toBe(false);
  expect((await fetch(`${context.edgeURL}/local/site:contact`)).status).toBe(403);
  await expectPrivate(dirname(blobsFile(root)));
});
