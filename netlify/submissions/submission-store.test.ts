import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { BlobsServer } from '@netlify/blobs/server';
import { expect, onTestFinished, test, vi } from 'vitest';
import { plannedTasks } from '#netlify/outbox/task-plan.ts';
import { sendingProblems } from '#src/site/environment.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, idOf, postJson } from '#tests/support/contact-requests.ts';
import { REGION, storeName } from './submission-store.ts';

const ENVIRONMENT = { SMTP_URL: 'smtp://127.0.0.1:2525', MAIL_TO: 'conseil@cursive.example' };

/** A class of the language as it was before some of its functions. */
const withoutNews = <Class extends object>(known: Class, news: readonly string[]): Class =>
  new Proxy(known, {
    get: (target, name, receiver): unknown =>
      news.includes(String(name)) ? undefined : Reflect.get(target, name, receiver),
  });

test.each([
  ['production', 'submissions', 'contact'],
  ['dev', 'submissions', 'contact'],
  ['', 'suspects', 'contact-suspects'],
  ['deploy-preview', 'submissions', 'contact-preview'],
  ['branch-deploy', 'suspects', 'contact-preview-suspects'],
  ['preview-server', 'open', 'contact-preview-open'],
  ['canary', 'submissions', 'contact-canary'],
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

test('writes over what a cut-off write has left, and over nothing that can be read', async () => {
  const { handle, blobs } = contactHandler();
  const send = () => handle(postJson(contact, { 'idempotency-key': 'a3f1' }));
  const id = await idOf(await send());
  const key = `contact/2026-11/${id}`;
  const whole = blobs.objects.get(key) ?? '';
  for (const fragment of ['', whole.slice(0, 40)]) {
    blobs.objects.set(key, fragment);
    expect((await send()).status).toBe(201);
    expect(blobs.objects.get(key)).toBe(whole);
  }
  blobs.objects.set(key, '{"v":9}');
  expect((await send()).status).toBe(503);
  expect(blobs.objects.get(key)).toBe('{"v":9}');
});

test('stores on a runtime that lacks what Node 24 has', async () => {
  vi.stubGlobal('Promise', withoutNews(Promise, ['try', 'withResolvers']));
  vi.stubGlobal('URL', withoutNews(URL, ['parse']));
  onTestFinished(() => {
    vi.unstubAllGlobals();
  });
  const { handle } = contactHandler({ tasksOf: (submission) => plannedTasks(ENVIRONMENT, 'production', submission) });
  expect((await handle(postJson(contact))).status).toBe(201);
  expect(sendingProblems(ENVIRONMENT)).toEqual([]);
});
