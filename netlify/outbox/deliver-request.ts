import type { Store } from '@netlify/blobs';
import {
  failedMark,
  limitedMark,
  openMark,
  outboxKey,
  overdueMark,
  settledMark,
  unconfirmedMark,
} from '#netlify/submissions/outbox-record.ts';
import { recordMetadata, type StoreKind } from '#netlify/submissions/submission-store.ts';
import { storedSubmissionSchema, type StoredSubmission } from '#netlify/submissions/submission.ts';
import { type AttemptDeps, attemptTask, type TaskOutcome } from './attempt-task.ts';
import { isLate, isOverdue } from './retry-policy.ts';
import { readWithEtag } from './task-store.ts';
import { MINUTE_MS } from '#src/lib/durations.ts';

export type OutboxDeps = Omit<AttemptDeps, 'outbox' | 'isSettled'> & {
  openStore: (kind: StoreKind) => Store;
  /** Keys of the requests that this process is delivering: a store whose conditions aren't atomic keeps no two apart. */
  underWay: Set<string>;
};

/** A request is marked beside its own write, which may come later than the mark: so old, nothing comes any more. */
const MARK_WAITS_MS = 10 * MINUTE_MS;

/** Whether a mark speaks of a request that is erased, and not of one that is just being written. */
async function isForgotten(key: string, { openStore, now }: OutboxDeps): Promise<boolean> {
  const mark: unknown = await openStore('open').get(openMark(key), { type: 'text' });
  const markedAt = Date.parse(String(mark));
  return !(now().getTime() - markedAt < MARK_WAITS_MS);
}

/** How tasks may end that the daily report tells of, and where it looks. */
const TOLD_OF = [
  ['failed', failedMark],
  ['unconfirmed', unconfirmedMark],
  ['limited', limitedMark],
] as const satisfies readonly (readonly [TaskOutcome, (key: string) => string])[];

/**
 * Writes into the request itself that nothing is left to do, then where sweeps and the daily report look. Never over what has
 * changed: somebody may have erased it meanwhile.
 */
async function settle(
  key: string,
  kept: StoredSubmission,
  etag: string,
  { outcomes, openStore, now }: OutboxDeps & { outcomes: readonly TaskOutcome[] },
): Promise<boolean> {
  // First, so that no death in between hides a failure.
  for (const [outcome, markOf] of TOLD_OF)
    if (outcomes.includes(outcome)) await openStore('open').set(markOf(key), now().toISOString());
    else if (kept.settledAt !== undefined) await openStore('open').delete(markOf(key));
  if (kept.settledAt === undefined) {
    const settled = { ...kept, settledAt: now().toISOString() };
    const condition = { onlyIfMatch: etag, metadata: recordMetadata(kept) };
    const written = await openStore('submissions').setJSON(key, settled, condition);
    // A write that the store has not confirmed is done again by the next sweep.
    if (!written.modified || !written.etag) return false;
  }
  if (isOverdue(kept.createdAt, now())) await openStore('open').delete(overdueMark(key));
  await openStore('progress').set(settledMark(key), '');
  await openStore('open').delete(openMark(key));
  return true;
}

/** Whether a first try of something that this request sets off would come days late. */
async function isLateFirst(key: string, submission: StoredSubmission, deps: OutboxDeps): Promise<boolean> {
  const { createdAt, settledAt, due = [] } = submission;
  if (settledAt !== undefined || !isLate(createdAt, deps.now())) return false;
  const deliverable = due.filter((kind) => deps.deliveries[kind] !== undefined);
  const records = await Promise.all(
    deliverable.map((kind) => deps.openStore('outbox').get(outboxKey(key, kind), { type: 'text' })),
  );
  return records.some((record: unknown) => record === null);
}

/** Nothing is left to do; something is; nobody was told for days, and whoever asked wants to know before anybody is. */
export type DeliveryOutcome = 'settled' | 'open' | 'late';

/** Tries what is due of one stored request, unless this process is at it. */
export async function deliverRequest(key: string, deps: OutboxDeps, holdsLate = false): Promise<DeliveryOutcome> {
  const { underWay } = deps;
  if (underWay.has(key)) return 'open';
  underWay.add(key);
  try {
    return await deliverDue(key, deps, holdsLate);
  } finally {
    underWay.delete(key);
  }
}

async function isSettled(key: string, { openStore }: OutboxDeps): Promise<boolean> {
  const stored: unknown = await openStore('submissions').get(key, { type: 'json' });
  return stored === null || storedSubmissionSchema.parse(stored).settledAt !== undefined;
}

async function deliverDue(key: string, deps: OutboxDeps, holdsLate: boolean): Promise<DeliveryOutcome> {
  const { openStore, ...attempt } = deps;
  const found = await readWithEtag(openStore('submissions'), key);
  if (found === null) {
    if (!(await isForgotten(key, deps))) return 'open';
    await openStore('open').delete(openMark(key));
    return 'settled';
  }
  const submission = storedSubmissionSchema.parse(found.data);
  if (holdsLate && (await isLateFirst(key, submission, deps))) return 'late';
  const attemptDeps = {
    ...attempt,
    outbox: () => openStore('outbox'),
    isSettled: () => isSettled(key, deps),
  };
  const results = await Promise.allSettled(
    (submission.due ?? []).map((kind) => attemptTask({ key, kind, submission }, attemptDeps)),
  );
  const failed = results.find(({ status }) => status === 'rejected');
  if (failed?.status === 'rejected') throw failed.reason;
  const outcomes = results.map((result) => (result.status === 'fulfilled' ? result.value : 'open'));
  if (outcomes.includes('open')) {
    const isOursOpen = (submission.due ?? []).some((kind, index) => kind !== 'visitor' && outcomes[index] === 'open');
    if (isOursOpen && isOverdue(submission.createdAt, deps.now()))
      await openStore('open').set(overdueMark(key), deps.now().toISOString());
    return 'open';
  }
  return (await settle(key, submission, found.etag, { ...deps, outcomes })) ? 'settled' : 'open';
}
