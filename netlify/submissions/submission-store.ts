import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { typeName } from '#src/features/contact/contact-forms.ts';
import { fetchWithRetry, type Fetch, type RetryBudget } from './fetch-with-retry.ts';
import { storedSubmissionSchema, type StoredSubmission } from './submission.ts';

/** The region where the data lives from the first write on: Netlify never moves it. */
export const REGION = 'eu-central-1';
const RECORD_VERSION = 1;
/** A slow store is waited for twice, then asked what it holds; a visitor has an answer within five seconds. */
export const RETRY_BUDGET = { budgetMs: 4500, attemptMs: 2100, attempts: 2 };

/** Requests and suspects; beside them, by their keys, what was sent, what was dealt with, and where sweeps look. */
export type StoreKind = 'submissions' | 'suspects' | 'outbox' | 'follow-up' | 'progress';

/** Previews share the site's stores, so they write to their own: `contact`, `contact-preview`, `contact-outbox`. */
export const storeName = (deployContext: string, kind: StoreKind): string => {
  const isPreview = ['deploy-preview', 'branch-deploy', 'preview-server'].includes(deployContext);
  return `contact${isPreview ? '-preview' : ''}${kind === 'submissions' ? '' : `-${kind}`}`;
};

/** `2026-11/<id>`: nothing in a key says who wrote. */
export const submissionKey = (month: Date, id: string): string => `${month.toISOString().slice(0, 7)}/${id}`;

/** Opens a store over a fetch that `withRetry` has made to give up in time. */
export type OpenStore = (kind: StoreKind, withRetry: (fetch: Fetch) => Fetch) => Store;

/** In the first hour of a month a retry may follow a first try of the month before. */
const previousMonth = (at: Date): Date | null =>
  at.getUTCDate() === 1 && at.getUTCHours() === 0 ? new Date(at.getTime() - 3_600_000) : null;

/** An answer proves nothing by itself: what was stored is read and known again. */
async function holds(store: Store, key: string): Promise<boolean> {
  const stored: unknown = await store.get(key, { type: 'json' }).catch((error: unknown) => {
    if (error instanceof SyntaxError) return null;
    throw error;
  });
  const { success, data } = z.safeParse(storedSubmissionSchema, stored);
  return success && key.endsWith(`/${data.id}`);
}

/** The key under which the store is known to hold the submission, null when it is not. */
async function writeOnce(store: Store, submission: StoredSubmission, at: Date): Promise<string | null> {
  const before = previousMonth(at);
  const formerKey = before === null ? null : submissionKey(before, submission.id);
  if (formerKey !== null && (await holds(store, formerKey))) return formerKey;
  const key = submissionKey(at, submission.id);
  const { createdAt, type } = submission;
  const metadata = { v: RECORD_VERSION, form: typeName(type), createdAt };
  const written = await store.setJSON(key, submission, { onlyIfNew: true, metadata }).catch(() => null);
  // A refused conditional write looks like a success, but for its empty etag; a lost answer may hide a success.
  const isConfirmed = written?.modified === true && Boolean(written.etag);
  const isKept = isConfirmed || (await holds(store, key));
  return isKept ? key : null;
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
  const key = await Promise.try(() =>
    writeOnce(
      openStore(kind, (fetch) => fetchWithRetry(fetch, { ...retryBudget, onFailure })),
      submission,
      at,
    ),
  ).catch((error: unknown) => {
    if (reason === 'unconfirmed' && error instanceof Error) reason = error.name;
    return null;
  });
  if (key === null) throw new StoreUnavailable(reason);
  return key;
}
