import { isDeepStrictEqual } from 'node:util';
import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { parseJson } from '#src/lib/parse-json.ts';
import { BACKGROUND_BUDGET, boundedFetch, openStore, VISITOR_BUDGET } from './blobs.ts';
import { type RequestRecord, requestRecordSchema } from './request-record.ts';

export const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

export const requestKey = (at: Date, id: string): string => `${monthOf(at)}/${id}`;

export const SUSPECTS = 'suspects/';
export const isSuspectKey = (key: string): boolean => key.startsWith(SUSPECTS);
export const OPEN = 'open/';
export const MAILED = 'mailed/';

export const openKey = (key: string): string => OPEN + key;

const MAX_UPDATES = 8;

export const parseRecord = (text: string): RequestRecord | undefined =>
  z.safeParse(requestRecordSchema, parseJson(text)).data;

function validRecord(key: string, text: string): RequestRecord {
  const record = parseRecord(text);
  if (record === undefined) throw new Error(`Demande illisible\u00A0: ${key}`);
  return record;
}

export class Records {
  readonly #open: () => Store;

  constructor(open: () => Store) {
    this.#open = open;
  }

  text(key: string): Promise<string | null> {
    return this.#open().get(key, { type: 'text' });
  }

  async read(key: string): Promise<RequestRecord | null> {
    const text = await this.text(key);
    return text === null ? null : validRecord(key, text);
  }

  async #createOnce(key: string, text: string, isSame: (stored: string) => boolean): Promise<boolean> {
    const written = await this.#open()
      .set(key, text, { onlyIfNew: true })
      .catch(() => null);
    // Only an etag proves a write, because a refused write may set `modified` too (netlify/primitives #731, #741).
    // Without an etag, reads the text back, because a call whose answer was lost may have written it.
    if (written?.modified && written.etag) return true;
    const stored = await this.text(key);
    return stored !== null && isSame(stored);
  }

  create(key: string, record: RequestRecord): Promise<boolean> {
    return this.#createOnce(key, JSON.stringify(record), (stored) => parseRecord(stored)?.id === record.id);
  }

  reserve(key: string, holder: string): Promise<boolean> {
    return this.#createOnce(key, holder, (stored) => stored === holder);
  }

  async update(key: string, change: (record: RequestRecord) => RequestRecord | null): Promise<RequestRecord | null> {
    for (let attempt = 1; attempt <= MAX_UPDATES; attempt += 1) {
      const found = await this.#open().getWithMetadata(key, { type: 'text' });
      const next = found && change(validRecord(key, found.data));
      if (!found || !next) return null;
      if (!found.etag) throw new Error('record without etag');
      const written = await this.#open()
        .setJSON(key, next, { onlyIfMatch: found.etag })
        .catch(() => null);
      if (written?.modified && written.etag) return next;
      const stored = await this.read(key);
      if (isDeepStrictEqual(stored, parseRecord(JSON.stringify(next)))) return next;
    }
    throw new Error('record not written');
  }

  async keys(prefix: string): Promise<string[]> {
    const { blobs } = await this.#open().list({ prefix });
    return blobs.map(({ key }) => key);
  }

  async folders(prefix: string): Promise<string[]> {
    const { directories } = await this.#open().list({ prefix, directories: true });
    return directories.sort();
  }

  async mark(key: string, at: Date): Promise<void> {
    const { etag } = await this.#open().set(key, at.toISOString());
    if (!etag) throw new Error('mark not confirmed');
  }

  async delete(key: string): Promise<void> {
    await this.#open().delete(key);
  }
}

export function visitorRecords(deployContext: string): Records {
  const bounded = boundedFetch(fetch, VISITOR_BUDGET);
  return new Records(() => openStore(deployContext, bounded));
}

export const backgroundRecords = (deployContext: string): Records =>
  new Records(() => openStore(deployContext, boundedFetch(fetch, BACKGROUND_BUDGET)));
