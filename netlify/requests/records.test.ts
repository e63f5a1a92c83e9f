import { expect, test } from 'vitest';
import { localStore } from '#netlify/local/local-blobs.ts';
import { SMALL_BUDGET } from '#tests/support/fault-runs.ts';
import { type Fault, MemoryBlobs, withFaults } from '#tests/support/memory-store.ts';
import { without } from '#tests/support/contact-requests.ts';
import { sampleRecord, KEY } from '#tests/support/request-world.ts';
import { boundedFetch, storeName } from './blobs.ts';
import { Records } from './records.ts';
import type { RequestRecord } from './request-record.ts';

function records(faults: readonly Fault[] = []) {
  const blobs = new MemoryBlobs();
  const fetch = withFaults(blobs.fetch, faults);
  return { blobs, records: new Records(() => localStore('contact', boundedFetch(fetch, SMALL_BUDGET))) };
}

test('changes a record once, even if the answer is lost, and never creates one', async () => {
  const { blobs, records: store } = records(['none', 'none', 'lost answer', 'lost answer']);
  const withMark = (record: RequestRecord) => ({ ...record, message: `${record.message ?? ''}!` });
  await store.create(KEY, sampleRecord());
  expect(await store.update(KEY, withMark)).toEqual(withMark(sampleRecord()));
  expect(blobs.records()).toEqual([withMark(sampleRecord())]);
  expect(await store.update('2026-11/none', withMark)).toBeNull();
  expect(blobs.paths().length).toBe(1);
});

test('reads a first-version record without version, notice and tasks', async () => {
  const { blobs, records: store } = records();
  blobs.write(`contact/${KEY}`, JSON.stringify(without(sampleRecord(), 'v', 'notice', 'tasks', 'page')));
  expect(await store.read(KEY)).toEqual({ ...sampleRecord(), v: 1, notice: 'inconnue', tasks: {}, page: null });
});

test('throws for an unreadable record and for a failing store', async () => {
  const { blobs, records: store } = records();
  blobs.write(`contact/${KEY}`, '{"v":1}');
  await expect(store.read(KEY)).rejects.toThrow('Demande illisible');
  await expect(store.create(KEY, sampleRecord())).resolves.toBe(false);
  const broken = records(Array.from({ length: 9 }, (): Fault => '500')).records;
  await expect(broken.read(KEY)).rejects.toThrow();
  await expect(broken.keys('')).rejects.toThrow();
});

test('stores requests of previews separately', () => {
  expect(['production', 'dev'].map(storeName)).toEqual(['contact', 'contact']);
  for (const context of ['deploy-preview', 'branch-deploy', 'preview-server', 'staging', ''])
    expect(storeName(context)).toBe('contact-preview');
});
