import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { fetchWithRetry, type Fetch, type RetryBudget } from './fetch-with-retry.ts';
import { storedSubmissionSchema, type StoredSubmission } from './submission.ts';
import { DAY_MS } from '#src/lib/durations.ts';

/** The region where the data lives from the first write on: Netlify never moves it. */
export const REGION = 'eu-central-1';
const RECORD_VERSION = 1;
/** A slow store is waited for twice, then asked what it holds; a visitor has an answer within five seconds. */
export const RETRY_BUDGET = { budgetMs: 4500, attemptMs: 2100, attempts: 2 };

/**
 * Requests and suspects; beside them, by their keys, how far what they set off is, what was dealt with, which have nothing
 * left to do, and which are open: sweeps look there alone. `recipients` counts what a mailbox was sent on a day.
 */
export const STORE_KINDS = [
  'submissions',
  'suspects',
  'outbox',
  'follow-up',
  'progress',
  'open',
  'recipients',
] as const;
export type StoreKind = (typeof STORE_KINDS)[number];

/** The name in the place of a deploy's context for the canary: the request that the site sends itself every night. */
export const CANARY = 'canary';

const APART: Readonly<Record<string, string>> = {
  'deploy-preview': '-preview',
  'branch-deploy': '-preview',
  'preview-server': '-preview',
  [CANARY]: '-canary',
};

/** Previews and the canary share the site's stores, so they write to their own: `contact`, `contact-preview`, `contact-outbox`. */
export const storeName = (deployContext: string, kind: StoreKind): string =>
  `contact${APART[deployContext] ?? ''}${kind === 'submissions' ? '' : `-${kind}`}`;

/** `2026-11/<id>`: nothing in a key says who wrote. */
export const submissionKey = (month: Date, id: string): string => `${month.toISOString().slice(0, 7)}/${id}`;

/** Opens a store over a fetch that `withRetry` has made to give up in time. */
export type OpenStore = (kind: StoreKind, withRetry: (fetch: Fetch) => Fetch) => Store;

/** On the first day of a month a retry may follow a first try of the month before. */
const previousMonth = (at: Date): Date | null => (at.getUTCDate() === 1 ? new Date(at.getTime() - DAY_MS) : null);

/** An answer proves nothing by itself: what was stored is read and known again. */
async function holds(store: Store, key: string): Promise<boolean> {
  const text: unknown = await store.get(key, { type: 'text' });
  const { success, data } = z.safeParse(storedSubmissionSchema, typeof text === 'string' ? parseJson(text) : null);
  return success && key.endsWith(`/${data.id}`);
}

/**
 * Writes over what a write that was cut off has left: without this, the same visitor's retry would find its key taken for
 * ever. Only over that very text, by the etag that came with it: an answer without one is empty for any reason, and may hide
 * a whole request.
 */
export async function replacesFragment(store: Store, key: string, submission: StoredSubmission): Promise<boolean> {
  const found = await store.getWithMetadata(key, { type: 'text' });
  if (!found?.etag || parseJson(found.data) !== undefined) return false;
  const metadata = recordMetadata(submission);
  const written = await store.setJSON(key, submission, { onlyIfMatch: found.etag, metadata });
  return written.modified && Boolean(written.etag);
}

/** The metadata beside a request, which are no part of it. */
export const recordMetadata = ({ type, createdAt }: Pick<StoredSubmission, 'type' | 'createdAt'>) => ({
  v: RECORD_VERSION,
  form: typeName(type),
  createdAt,
});

/** The key under which the store is known to hold the submission, null when it is not. */
async function writeOnce(store: Store, submission: StoredSubmission, at: Date): Promise<string | null> {
  const before = previousMonth(at);
  const formerKey = before === null ? null : submissionKey(before, submission.id);
  if (formerKey !== null && (await holds(store, formerKey))) return formerKey;
  const key = submissionKey(at, submission.id);
  const { createdAt, type } = submission;
  const metadata = recordMetadata({ type, createdAt });
  const written = await store.setJSON(key, submission, { onlyIfNew: true, metadata }).catch(() => null);
  // A refused conditional write looks like a success, but for its empty etag; a lost answer may hide a success.
  const isConfirmed = written?.modified === true && Boolean(written.etag);
  const isKept = isConfirmed || (await holds(store, key)) || (await replacesFragment(store, key, submission));
  return isKept ? key : null;
}

/**
 * Tells sweeps or the daily report of a request, while the request itself is written and for no longer than that may take. No
 * visitor is refused for a mark that is lost: the first try, or the look that sweeps take at all recent requests, finds the
 * request without it, and lists count all suspects.
 */
export async function mark(
  name: string,
  at: Date,
  { openStore, retryBudget }: Omit<SaveOptions, 'kind'>,
): Promise<void> {
  try {
    const store = openStore('open', (fetch) => fetchWithRetry(fetch, { ...retryBudget, onFailure: () => undefined }));
    await store.set(name, at.toISOString());
  } catch {
    return;
  }
}

export type SaveOptions = { openStore: OpenStore; kind: StoreKind; retryBudget: Omit<RetryBudget, 'onFailure'> };

/** The store has not confirmed in time that it holds a submission; `reason` is a short code for the log: `timeout`. */
export class StoreUnavailable extends Error {
  readonly reason: string;

  constructor(reason: string) {
    super(reason);
    this.reason = reason;
  }
}

/** Gives its key once the store has confirmed that it holds the submission, exactly once; throws otherwise. */
export async function saveSubmission(
  submission: StoredSubmission,
  at: Date,
  { openStore, kind, retryBudget }: SaveOptions,
): Promise<string> {
  let reason = 'unconfirmed';
  const onFailure = (failure: string) => {
    reason = failure;
  };
  // A store that can't even be opened throws at once.
  const write = async () =>
    writeOnce(
      openStore(kind, (fetch) => fetchWithRetry(fetch, { ...retryBudget, onFailure })),
      submission,
      at,
    );
  const key = await write().catch((error: unknown) => {
    if (reason === 'unconfirmed' && error instanceof Error) reason = error.name;
    return null;
  });
  if (key === null) throw new StoreUnavailable(reason);
  return key;
}
