import { existsSync } from 'node:fs';
import { mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openMark, settledMark, suspectMark } from '#netlify/submissions/outbox-record.ts';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { storeOver } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, contactForm, postForm, postJson } from '#tests/support/contact-requests.ts';
import { noting, outbox, START } from '#tests/support/outbox.ts';
import { erase } from './erasure.ts';
import { holdingsOf, type Person } from './holdings.ts';
import { placesOf, readLead } from './read-leads.ts';
import { release } from './release-command.ts';
import type { Site } from './stores.ts';
import type { Terminal } from './terminal.ts';

const ZOE: Person = { kind: 'email', text: contact.email };

/** Nobody to ask or to tell. */
const silent = (root: string): Terminal => ({
  root,
  env: {},
  now: () => START,
  print: () => undefined,
  warn: () => undefined,
  hasColour: false,
  confirm: () => Promise.resolve(true),
  progress: () => ({ advance: () => undefined, stop: () => undefined }),
});

/** A request whose confirmation has left, and whose message to the CRM waits. */
async function halfDelivered() {
  const arrived: string[] = [];
  const site = outbox({ deliveries: { visitor: noting(arrived, 'visitor') } });
  const { handle } = contactHandler({ blobs: site.blobs, tasksOf: () => ['visitor', 'webhook'] });
  await handle(postJson(contact));
  await site.sweep();
  const root = await mkdtemp(join(tmpdir(), 'erasure-'));
  const terminal = { ...silent(root), now: site.deps.now };
  /** Erases over a store that stops answering after so many calls, and tells so. */
  const eraseWithin = async (calls: number, files: readonly string[] = [], onStop: () => void = () => undefined) => {
    let left = Infinity;
    const fetch: typeof globalThis.fetch = (input, init) => {
      left -= 1;
      if (left === -1) onStop();
      return left < 0 ? Promise.resolve(new Response(null, { status: 403 })) : site.blobs.fetch(input, init);
    };
    const stores = [{ store: (kind: Parameters<typeof storeName>[1]) => storeOver(storeName('', kind), fetch) }];
    const { places } = await holdingsOf(ZOE, stores, terminal);
    left = calls;
    return erase(ZOE, { places, files, exports: files }, terminal);
  };
  return { ...site, root, arrived, eraseWithin };
}

test('has nobody written to again whose erasure was cut off, wherever that was, and finishes it', async () => {
  for (let calls = 0, isCut = true; isCut; calls += 1) {
    const { arrived, eraseWithin, recover, blobs } = await halfDelivered();
    isCut = (await eraseWithin(calls)).failed.length > 0;
    await recover();
    expect([calls, arrived.length]).toEqual([calls, 1]);
    expect((await eraseWithin(Infinity)).failed).toEqual([]);
    expect([...blobs.objects.keys()]).toEqual([]);
  }
});

test('finds a suspect of the person that is released while all requests are read', async () => {
  const { handle, blobs } = contactHandler({ tasksOf: () => ['visitor'] });
  // More than are read at once.
  for (let n = 0; n < 40; n += 1)
    await handle(postJson({ ...contact, email: 'anne@courriel.example', phone: '06 39 98 55 55' }));
  await handle(postForm({ ...contactForm, leaveEmpty: 'https://robot.example' }));
  const siteOver = (fetch: typeof globalThis.fetch): Site => ({
    store: (kind) => storeOver(storeName('', kind), fetch),
  });
  const suspects = await placesOf([siteOver(blobs.fetch)], 'suspects');
  const releaseAll = async () => {
    for (const place of suspects) {
      const lead = await readLead(place);
      if (lead) await release(lead, START);
    }
  };
  let released: Promise<void> | undefined;
  const fetch: typeof globalThis.fetch = async (input, init) => {
    const { method, url } = new Request(input, init);
    if (method === 'GET' && decodeURIComponent(url).includes('contact/2026')) await (released ??= releaseAll());
    return blobs.fetch(input, init);
  };
  const root = await mkdtemp(join(tmpdir(), 'erasure-'));
  const { places } = await holdingsOf(ZOE, [siteOver(fetch)], silent(root));
  expect(places.map(({ kind, key }) => ({ kind, key }))).toEqual([{ kind: 'submissions', key: suspects[0]?.key }]);
});

test('erases the files of this computer while the requests that lead to them are still there', async () => {
  const { root, eraseWithin } = await halfDelivered();
  const file = join(root, 'tout.csv');
  await writeFile(file, contact.email);
  let isThere = true;
  await eraseWithin(0, [file], () => {
    isThere = existsSync(file);
  });
  expect(isThere).toBe(false);
});

test('erases nothing where it could not say afterwards whom it has erased', async () => {
  const { root, eraseWithin, blobs } = await halfDelivered();
  await writeFile(join(root, '.netlify'), 'a file in the way of the key');
  const before = [...blobs.objects.keys()];
  await expect(eraseWithin(Infinity)).rejects.toThrow();
  expect([...blobs.objects.keys()]).toEqual(before);
});

test.each([
  ['settled', '', (key: string) => `contact-progress/${settledMark(key)}`],
  ['open', '', (key: string) => `contact-open/${openMark(key)}`],
  ['suspect', '-suspects', (key: string) => `contact-open/${suspectMark(key)}`],
])('finds a request too that the list leaves out: the mark that it is %s tells of it', async (_, kind, markOf) => {
  const { handle, blobs } = contactHandler();
  await handle(kind === '' ? postJson(contact) : postForm({ ...contact, acceptedTerms: 'on', leaveEmpty: 'x' }));
  const name = [...blobs.objects.keys()].find((each) => each.startsWith(`contact${kind}/`)) ?? '';
  const key = name.slice(name.indexOf('/') + 1);
  for (const each of blobs.objects.keys()) if (each !== name) blobs.objects.delete(each);
  blobs.objects.set(markOf(key), '');
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isList = decodeURIComponent(new URL(new Request(input, init).url).pathname).endsWith(`:contact${kind}`);
    return isList ? Promise.resolve(Response.json({ blobs: [], directories: [] })) : blobs.fetch(input, init);
  };
  const site: Site = { store: (each) => storeOver(storeName('', each), fetch) };
  const { places, unreadable } = await holdingsOf(ZOE, [site], silent('nowhere'));
  expect([places.map((place) => place.key), unreadable]).toEqual([[key], []]);
});
