import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { localStore, openLocalBlobs } from '#netlify/local/local-blobs.ts';
import { storeName } from '#netlify/requests/blobs.ts';
import { Records, type SUSPECTS } from '#netlify/requests/records.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { sampleRecord } from './request-world.ts';

/** Creates a project folder with a local store of requests. `put` also stores suspects and requests of previews. */
export async function leadsProject(requests: readonly Partial<RequestRecord>[] = []) {
  const root = await mkdtemp(join(tmpdir(), 'leads-'));
  const blobs = openLocalBlobs(root);
  const storeOf = (context = 'production') => localStore(storeName(context), blobs.fetch);
  const recordsOf = (context?: string) => new Records(() => storeOf(context));
  const put = async (record: Partial<RequestRecord>, prefix: '' | typeof SUSPECTS = '', context?: string) => {
    const stored = sampleRecord(record);
    await recordsOf(context).create(`${prefix}${stored.createdAt.slice(0, 7)}/${stored.id}`, stored);
  };
  for (const request of requests) await put(request);
  const keys = async (context?: string) => (await recordsOf(context).keys('')).sort();
  return { root, put, keys, storeOf, records: recordsOf() };
}

export const idLike = (start: string): string => start.padEnd(32, '0');
