import type { Store } from '@netlify/blobs';
import { type OutboxRecord, outboxRecordSchema } from '#netlify/submissions/outbox-record.ts';

/** A write that came to nothing is tried again so often. */
const WRITES = 3;

export type FoundTask = { record: OutboxRecord; etag: string };

type Found = { data: unknown; etag: string };

/** The local store tells etags in its lists alone. */
async function listedEtag(store: Store, key: string): Promise<string | undefined> {
  const { blobs } = await store.list({ prefix: key });
  return blobs.find((blob) => blob.key === key)?.etag;
}

/** The record under a key with the etag that a write over it has to name, null for nothing. */
export async function readWithEtag(store: Store, key: string): Promise<Found | null> {
  const found = await store.getWithMetadata(key, { type: 'json' });
  if (found === null) return null;
  if (found.etag) return { data: found.data, etag: found.etag };
  const etag = await listedEtag(store, key);
  // Read after its etag: whoever writes in between makes the etag too old, never the record.
  const data: unknown = etag ? await store.get(key, { type: 'json' }) : null;
  if (!etag || data === null) throw new Error('no etag');
  return { data, etag };
}

/** How far a task is, null when it was never tried. */
export async function readTask(store: Store, key: string): Promise<FoundTask | null> {
  const found = await readWithEtag(store, key);
  return found && { record: outboxRecordSchema.parse(found.data), etag: found.etag };
}

const isSame = (one: OutboxRecord, other: OutboxRecord): boolean =>
  one.claim === other.claim && one.state === other.state && one.nextTryAt === other.nextTryAt;

/**
 * Writes a task unless somebody else has in the meantime: its new etag, or null. The store's answer may be lost, or be
 * a refusal that looks like a success; what it then holds says which.
 */
export async function writeTask(
  store: Store,
  key: string,
  record: OutboxRecord,
  etag: string | null,
): Promise<string | null> {
  const condition = etag === null ? { onlyIfNew: true } : { onlyIfMatch: etag };
  for (let time = 1; ; time += 1) {
    const written = await store.setJSON(key, record, condition).catch(() => null);
    if (written?.modified === true && written.etag) return written.etag;
    const found = await readTask(store, key);
    if (found !== null && isSame(found.record, record)) return found.etag;
    const isUntouched = (found?.etag ?? null) === etag;
    if (!isUntouched || time === WRITES) return null;
  }
}
