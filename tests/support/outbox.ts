import { type OutboxRecord, outboxRecordSchema, type TaskKind } from '#netlify/submissions/outbox-record.ts';
import { storeName, type StoreKind } from '#netlify/submissions/submission-store.ts';
import type { Deliver, Deliveries } from '#netlify/submissions/delivery.ts';
import { PARTS } from '#netlify/submissions/list-keys.ts';
import type { ReportDeps } from '#netlify/outbox/daily-report.ts';
import { sweep, SWEEP_MINUTES, type SweepDeps } from '#netlify/outbox/sweep.ts';
import { taskLogLine } from '#netlify/outbox/outbox-log.ts';
import { fetchWithRetry } from '#netlify/submissions/fetch-with-retry.ts';
import { MemoryBlobs, storeOver } from './blobs-memory.ts';

type Fetch = typeof globalThis.fetch;

export const START = new Date('2026-11-20T10:00:00Z');

/** Hands over, then notes that something has arrived. */
export const noting =
  (arrived: string[], kind: TaskKind): Deliver =>
  async ({ submission, markHandedOver }) => {
    await markHandedOver();
    arrived.push(`${kind} ${submission.id}`);
    return `${submission.id}.${kind}`;
  };

type Overrides = { blobs?: MemoryBlobs; fetch?: Fetch; deliveries?: Deliveries };

/** The outbox over a store in memory, with a clock that only tests move. */
export function outbox({ blobs = new MemoryBlobs(), deliveries = {}, ...rest }: Overrides = {}) {
  const { fetch = blobs.fetch } = rest;
  let time = START.getTime();
  let claims = 0;
  const logs: string[] = [];
  const errors: unknown[] = [];
  const retryBudget = { budgetMs: 20_000, attemptMs: 5000, attempts: 1, onFailure: () => undefined };
  const deps: SweepDeps & ReportDeps = {
    openStore: (kind: StoreKind) => storeOver(storeName('', kind), fetchWithRetry(fetch, retryBudget)),
    underWay: new Set(),
    deliveries,
    now: () => new Date(time),
    newClaim: () => `claim-${String((claims += 1))}`,
    pause: () => Promise.resolve(),
    log: (entry) => logs.push(taskLogLine(entry)),
    suspectDays: 30,
    budgetMs: 60_000,
    onError: (error) => errors.push(error),
  };
  const wait = (minutes: number) => {
    time += minutes * 60_000;
  };
  /** Sweeps as the schedule does, until nothing was left in any part of the requests. */
  const recover = async () => {
    let quiet = 0;
    for (let sweeps = 0; sweeps < 100 * PARTS && quiet <= PARTS; sweeps += 1) {
      const { left } = await sweep(deps);
      quiet = left === 0 ? quiet + 1 : 0;
      wait(SWEEP_MINUTES);
    }
  };
  const recordOf = (key: string, kind: TaskKind): OutboxRecord | null => {
    const text = blobs.objects.get(`${storeName('', 'outbox')}/${key}/${kind}`);
    return text === undefined ? null : outboxRecordSchema.parse(JSON.parse(text));
  };
  return { blobs, deps, logs, errors, wait, recover, recordOf, sweep: () => sweep(deps) };
}
