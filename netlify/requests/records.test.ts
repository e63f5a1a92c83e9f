import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, onTestFinished, test } from 'vitest';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { type Fault, MemoryBlobs, storeOver, withFaults } from '#tests/support/memory-store.ts';
import { aRecord, KEY } from '#tests/support/request-world.ts';
import { boundedFetch, storeName } from './blobs.ts';
import { Records, UnreadableRecord } from './records.ts';

const BUDGET = { budgetMs: 300, attemptMs: 120, attempts: 2 };

function records(faults: readonly Fault[] = []) {
  const blobs = new MemoryBlobs();
  const fetch = withFaults(blobs.fetch, faults);
  return { blobs, records: new Records(() => storeOver('contact', boundedFetch(fetch, BUDGET))) };
}

const handled = (record: ReturnType<typeof aRecord>) => ({ ...record, handledAt: '2026-11-20T11:00:00.000Z' });

test('creates a record once, and says yes to the same request again', async () => {
  const { blobs, records: store } = records();
  expect(await store.create(KEY, aRecord())).toBe(true);
  expect(await store.create(KEY, aRecord({ message: 'later' }))).toBe(true);
  expect(await store.create(KEY, aRecord({ id: 'b'.repeat(32) }))).toBe(false);
  expect(blobs.records()).toEqual([aRecord()]);
});

test('changes a record even if the answer is lost, and never creates one', async () => {
  const { blobs, records: store } = records(['none', 'none', 'lost answer', 'lost answer']);
  await store.create(KEY, aRecord());
  expect(await store.update(KEY, handled)).toEqual(handled(aRecord()));
  expect(blobs.records()).toEqual([handled(aRecord())]);
  expect(await store.update('2026-11/none', handled)).toBeNull();
  expect(blobs.objects.size).toBe(1);
});

test('applies a change to what somebody else has written meanwhile', async () => {
  const { blobs, records: store } = records();
  await store.create(KEY, aRecord());
  let tries = 0;
  await store.update(KEY, (record) => {
    tries += 1;
    if (tries === 1) blobs.objects.set(`contact/${KEY}`, JSON.stringify(aRecord({ message: 'edited' })));
    return handled(record);
  });
  expect(blobs.records()).toEqual([handled(aRecord({ message: 'edited' }))]);
});

test('says that a record is unreadable, and that a store gave up', async () => {
  const { blobs, records: store } = records();
  blobs.objects.set(`contact/${KEY}`, '{"v":1}');
  await expect(store.read(KEY)).rejects.toThrow(UnreadableRecord);
  await expect(store.create(KEY, aRecord())).resolves.toBe(false);
  const broken = records(Array.from({ length: 9 }, (): Fault => '500')).records;
  await expect(broken.read(KEY)).rejects.toThrow();
  await expect(broken.keys('')).rejects.toThrow();
});

test('works on the local store, which gives etags in lists only, and lists folders', async () => {
  const { url, token, stop } = await startLocalBlobs(await mkdtemp(join(tmpdir(), 'records-')));
  onTestFinished(stop);
  const access = { siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url };
  const store = new Records(() => getStore({ ...access, name: 'contact' }));
  await store.create(KEY, aRecord());
  await store.create(`suspects/${KEY}`, aRecord());
  await Promise.all(
    Array.from({ length: 8 }, (_, n) =>
      store.update(KEY, (record) => ({ ...record, message: `${record.message ?? ''}${String(n)}` })),
    ),
  );
  expect((await store.read(KEY))?.message).toMatch(/\.\d{8}$/);
  expect(await store.folders('')).toContain('2026-11');
  expect(await store.folders('suspects/')).toEqual(['suspects/2026-11']);
  await store.delete(KEY);
  expect(await store.read(KEY)).toBeNull();
});

test('leaves out the temporary file of a write under way', async () => {
  const { blobs, records: store } = records();
  await store.create(KEY, aRecord());
  const [stored = ''] = blobs.objects.keys();
  blobs.objects.set(stored.replace(KEY, '2026-11/.do8o1deko89'), JSON.stringify(aRecord()));
  expect(await store.keys('2026-11/')).toEqual([KEY]);
});

test('keeps what previews receive in a store of its own', () => {
  expect(['production', 'dev'].map(storeName)).toEqual(['contact', 'contact']);
  for (const context of ['deploy-preview', 'branch-deploy', 'preview-server', 'staging', ''])
    expect(storeName(context)).toBe('contact-preview');
});
