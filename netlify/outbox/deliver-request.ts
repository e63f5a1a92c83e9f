import type { Store } from '@netlify/blobs';
import { settledMark } from '#netlify/submissions/outbox-record.ts';
import type { StoreKind } from '#netlify/submissions/submission-store.ts';
import { storedSubmissionSchema } from '#netlify/submissions/submission.ts';
import { type AttemptDeps, attemptTask } from './attempt-task.ts';

export type OutboxDeps = Omit<AttemptDeps, 'outbox'> & { openStore: (kind: StoreKind) => Store };

/** Tries what is due of one stored request; whether there is nothing left to do about it. */
export async function deliverRequest(key: string, { openStore, ...deps }: OutboxDeps): Promise<boolean> {
  const stored: unknown = await openStore('submissions').get(key, { type: 'json' });
  if (stored === null) return true;
  const submission = storedSubmissionSchema.parse(stored);
  const outbox = () => openStore('outbox');
  const results = await Promise.allSettled(
    (submission.due ?? []).map((kind) => attemptTask({ key, kind, submission }, { ...deps, outbox })),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const isSettled = results.every((result) => result.status === 'fulfilled' && result.value);
  // Not worth a second try: without the mark, the next sweep finds out by itself.
  if (isSettled) await openStore('progress').set(settledMark(key), '');
  return isSettled;
}
