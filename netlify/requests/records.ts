import { isDeepStrictEqual } from 'node:util';
import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { parseJson } from '#src/lib/parse-json.ts';
import { BACKGROUND_BUDGET, boundedFetch, openStore } from './blobs.ts';
import { type RequestRecord, requestRecordSchema } from './request-record.ts';

const MAX_UPDATES = 8;

export class UnreadableRecord extends Error {
  override readonly name = 'UnreadableRecord';
}

const recordIn = (text: string): RequestRecord | undefined => z.safeParse(requestRecordSchema, parseJson(text)).data;

function soundRecord(text: string): RequestRecord {
  const record = recordIn(text);
  if (record === undefined) throw new UnreadableRecord();
  return record;
}

/** The store of requests, over Netlify Blobs. */
export class Records {
  readonly #open: () => Store;

  constructor(open: () => Store) {
    this.#open = open;
  }

  /** What a key holds, without checks. */
  text(key: string): Promise<string | null> {
    return this.#open().get(key, { type: 'text' });
  }

  async #find(key: string): Promise<{ text: string; etag: string } | null> {
    const found = await this.#open().getWithMetadata(key, { type: 'text' });
    if (found === null) return null;
    if (!found.etag) throw new Error('record without etag');
    return { text: found.data, etag: found.etag };
  }

  async read(key: string): Promise<RequestRecord | null> {
    const text = await this.text(key);
    return text === null ? null : soundRecord(text);
  }

  /** Whether the store confirms that it has this text, or an equivalent one. */
  async #createOnce(key: string, text: string, isSame: (kept: string) => boolean): Promise<boolean> {
    const written = await this.#open()
      .set(key, text, { onlyIfNew: true })
      .catch(() => null);
    // A refused conditional write has no etag, and `modified` may be wrong (netlify/primitives #731, #741). If the answer was lost, reading tells whether the write succeeded.
    if (written?.modified && written.etag) return true;
    const kept = await this.text(key);
    return kept !== null && isSame(kept);
  }

  /** True once the store confirms that the key holds this request. */
  create(key: string, record: RequestRecord): Promise<boolean> {
    return this.#createOnce(key, JSON.stringify(record), (kept) => recordIn(kept)?.id === record.id);
  }

  /** Takes a place for a holder; also true if the holder already has it. */
  takePlace(key: string, holder: string): Promise<boolean> {
    return this.#createOnce(key, holder, (kept) => kept === holder);
  }

  /**
   * Changes a record unless `change` returns null; starts again if the record was changed meanwhile. Returns the new record, or null if
   * nothing changed or the record is gone. Never creates one.
   */
  async update(key: string, change: (record: RequestRecord) => RequestRecord | null): Promise<RequestRecord | null> {
    for (let time = 1; time <= MAX_UPDATES; time += 1) {
      const found = await this.#find(key);
      const next = found && change(soundRecord(found.text));
      if (!found || !next) return null;
      const written = await this.#open()
        .setJSON(key, next, { onlyIfMatch: found.etag })
        .catch(() => null);
      if (written?.modified && written.etag) return next;
      const kept = await this.read(key);
      if (isDeepStrictEqual(kept, recordIn(JSON.stringify(next)))) return next;
    }
    throw new Error('record not written');
  }

  async keys(prefix: string): Promise<string[]> {
    const { blobs } = await this.#open().list({ prefix });
    return blobs.map(({ key }) => key);
  }

  /** The folders directly below a prefix: `['2026-10', '2026-11']` for `''`. */
  async folders(prefix: string): Promise<string[]> {
    const { directories } = await this.#open().list({ prefix, directories: true });
    return directories.sort();
  }

  /** Writes the time under a key. */
  async mark(key: string, at: Date): Promise<void> {
    const { etag } = await this.#open().set(key, at.toISOString());
    if (!etag) throw new Error('mark not confirmed');
  }

  async delete(key: string): Promise<void> {
    await this.#open().delete(key);
  }
}

/** The records of a deploy context, for scheduled functions. */
export const backgroundRecords = (deployContext: string): Records =>
  new Records(() => openStore(deployContext, boundedFetch(fetch, BACKGROUND_BUDGET)));
