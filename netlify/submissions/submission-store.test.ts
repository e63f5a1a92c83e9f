import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { expect, onTestFinished, test } from 'vitest';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, idOf, postJson } from '#tests/support/contact-requests.ts';
import { REGION, storeName } from './submission-store.ts';

test.each([
  ['production', 'submissions', 'contact'],
  ['dev', 'submissions', 'contact'],
  ['', 'suspects', 'contact-suspects'],
  ['deploy-preview', 'submissions', 'contact-preview'],
  ['branch-deploy', 'suspects', 'contact-preview-suspects'],
] as const)('in the context "%s" keeps %s in %s', (context, kind, name) => {
  expect(storeName(context, kind)).toBe(name);
});

test('writes once to the store that Netlify runs on a laptop', async () => {
  const server = new BlobsServer({ directory: await mkdtemp(join(tmpdir(), 'blobs-')), token: 'token' });
  const { port } = await server.start();
  onTestFinished(() => server.stop());
  const url = `http://localhost:${String(port)}`;
  const options = {
    siteID: 'site',
    token: 'token',
    region: REGION,
    consistency: 'strong',
    edgeURL: url,
    uncachedEdgeURL: url,
  } as const;
  const { handle } = contactHandler({
    openStore: (kind, withRetry) => getStore({ ...options, name: storeName('', kind), fetch: withRetry(fetch) }),
  });
  const headers = { 'idempotency-key': 'a3f1' };
  // A laptop's store shows a record that is half written: who reads it then is told to try again, and does.
  const send = async (): Promise<Response> => {
    const response = await handle(postJson(contact, headers));
    return response.status === 503 ? send() : response;
  };
  const responses = await Promise.all(Array.from({ length: 12 }, send));
  const ids = await Promise.all(responses.map(idOf));
  const { blobs } = await getStore({ ...options, name: 'contact' }).list();
  expect(responses.map(({ status }) => status)).toEqual(Array(12).fill(201));
  expect(blobs.map(({ key }) => key)).toEqual([`2026-11/${String(ids[0])}`]);
  expect(await getStore({ ...options, name: 'contact' }).getMetadata(`2026-11/${String(ids[0])}`)).toMatchObject({
    metadata: { v: 1, form: 'contact', createdAt: '2026-11-20T10:00:00.000Z' },
  });
});
