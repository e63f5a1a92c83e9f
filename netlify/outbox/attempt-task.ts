import type { Store } from '@netlify/blobs';
import { OUTBOX_VERSION, type OutboxRecord, outboxKey, type TaskKind } from '#netlify/submissions/outbox-record.ts';
import type { StoredSubmission } from '#netlify/submissions/submission.ts';
import { type Deliveries, DeliveryFailure } from '#netlify/submissions/delivery.ts';
import type { TaskLogEntry } from './outbox-log.ts';
import {
  DAILY_LIMIT,
  isPastLatest,
  isRepeatable,
  isTerminal,
  LEASE_MS,
  nextTry,
  RECIPIENT_LIMIT,
  TOO_LATE,
  UNKNOWN,
} from './retry-policy.ts';
import { type FoundTask, readTask, writeTask } from './task-store.ts';

export type AttemptDeps = {
  /** Opened for each call, so that each has all of its time. */
  outbox: () => Store;
  deliveries: Deliveries;
  /** Whether the request itself says by now that nothing is left to do, or is gone. */
  isSettled: () => Promise<boolean>;
  now: () => Date;
  newClaim: () => string;
  pause: (milliseconds: number) => Promise<void>;
  log: (entry: TaskLogEntry) => void;
};

export type Task = { key: string; kind: TaskKind; submission: StoredSubmission };

const MAX_WRITE_ATTEMPTS = 12;
const WRITE_PAUSE_MS = 250;

type Changes = Pick<OutboxRecord, 'state' | 'nextTryAt'> & Partial<OutboxRecord>;

/** Goes through the states of one attempt, whose record nobody else can change as long as its lease runs. */
class Attempt {
  readonly #deps: AttemptDeps;
  readonly #key: string;
  #record: OutboxRecord;
  #etag: string | null;
  isHandedOver = false;

  constructor({ key, kind }: Task, found: FoundTask | null, deps: AttemptDeps) {
    const at = deps.now().toISOString();
    this.#deps = deps;
    this.#key = outboxKey(key, kind);
    this.#etag = found?.etag ?? null;
    this.#record = {
      v: OUTBOX_VERSION,
      kind,
      state: 'pending',
      attempts: (found?.record.attempts ?? 0) + 1,
      firstTriedAt: found?.record.firstTriedAt ?? at,
      lastTriedAt: at,
      nextTryAt: at,
      claim: deps.newClaim(),
      // An attempt that is still under way when its lease is over was cut off.
      unanswered: (found?.record.unanswered ?? 0) + (found?.record.state === 'sending' ? 1 : 0) || undefined,
    };
  }

  get record(): Readonly<OutboxRecord> {
    return this.#record;
  }

  async #write(changes: Changes): Promise<boolean> {
    const record = { ...this.#record, ...changes };
    const etag = await writeTask(this.#deps.outbox(), this.#key, record, this.#etag);
    if (etag === null) return false;
    this.#record = record;
    this.#etag = etag;
    return true;
  }

  /** Whether the task is ours until `LEASE_MS` from now. */
  claim(changes: Pick<OutboxRecord, 'reason' | 'isUnasked'>): Promise<boolean> {
    const nextTryAt = new Date(this.#deps.now().getTime() + LEASE_MS).toISOString();
    return this.#write({ state: 'pending', nextTryAt, ...changes });
  }

  /** What is written from now on says that the request was asked. */
  markAsked(): void {
    this.#record.isUnasked = undefined;
  }

  async markHandedOver(): Promise<void> {
    const nextTryAt = new Date(this.#deps.now().getTime() + LEASE_MS).toISOString();
    if (!(await this.#write({ state: 'sending', nextTryAt }))) throw new DeliveryFailure('claim_lost');
    this.isHandedOver = true;
  }

  /** Takes back a claim that nothing was done with. */
  withdraw(): Promise<void> {
    return this.#deps.outbox().delete(this.#key);
  }

  /** The outcome of an attempt must be written: a store that fails is asked again and again. */
  async conclude(changes: Changes): Promise<void> {
    for (let time = 1; ; time += 1) {
      const found = await this.#write(changes).catch(() => false);
      if (found) return;
      if (time >= MAX_WRITE_ATTEMPTS) throw new Error('outbox record not written');
      await this.#deps.pause(WRITE_PAUSE_MS);
      const now = await readTask(this.#deps.outbox(), this.#key).catch(() => undefined);
      if (now === null || (now && now.record.claim !== this.#record.claim)) return;
      if (now) this.#etag = now.etag;
    }
  }
}

function afterFailure({ record, isHandedOver }: Attempt, error: unknown, now: Date): Changes {
  const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('unexpected');
  const at = now.toISOString();
  const isUnknown = isHandedOver && !failure.isRefusal;
  if (isUnknown && !isRepeatable(record.kind)) return { state: 'failed', nextTryAt: at, reason: UNKNOWN };
  const again = failure.isFinal ? null : nextTry(record, now, failure.retryAfterMs);
  const reason = isUnknown ? UNKNOWN : failure.reason;
  const unanswered = (record.unanswered ?? 0) + (isUnknown ? 1 : 0) || undefined;
  if (again === null) return { state: 'failed', nextTryAt: at, reason, unanswered };
  return { state: 'pending', nextTryAt: again.toISOString(), reason, unanswered };
}

async function deliver(task: Task, attempt: Attempt, deps: AttemptDeps): Promise<Changes> {
  const { kind, submission } = task;
  try {
    const markHandedOver = () => attempt.markHandedOver();
    const { unanswered = 0 } = attempt.record;
    const delivery = { submission, unanswered, now: deps.now(), markHandedOver };
    const messageId = await deps.deliveries[kind]?.(delivery);
    const at = deps.now().toISOString();
    return { state: 'sent', nextTryAt: at, sentAt: at, messageId, reason: undefined };
  } catch (error) {
    return afterFailure(attempt, error, deps.now());
  }
}

/**
 * How a task stands: nothing is left to do about it, and how it ended, or something is. A confirmation may be held back, or not
 * be taken by a mailbox that anybody made up: as often as a stranger likes.
 */
export type TaskOutcome = 'sent' | 'limited' | 'unconfirmed' | 'failed' | 'open';

function outcomeOf(kind: TaskKind, { state, reason }: Pick<OutboxRecord, 'state' | 'reason'>): TaskOutcome {
  const isLimited = reason === RECIPIENT_LIMIT || reason === DAILY_LIMIT;
  if (state === 'failed' && kind === 'visitor') return isLimited ? 'limited' : 'unconfirmed';
  if (state === 'failed') return 'failed';
  return state === 'sent' ? 'sent' : 'open';
}

/** Tries a task if it is due. */
export async function attemptTask(task: Task, deps: AttemptDeps): Promise<TaskOutcome> {
  const { key, kind } = task;
  const found = await readTask(deps.outbox(), outboxKey(key, kind));
  if (found === null && task.submission.settledAt !== undefined) return 'sent';
  if (found !== null && isTerminal(found.record)) return outcomeOf(kind, found.record);
  if (found !== null && Date.parse(found.record.nextTryAt) > deps.now().getTime()) return 'open';
  const isOver = isPastLatest(kind, task.submission.createdAt, found?.record, deps.now());
  if (deps.deliveries[kind] === undefined && !isOver) return 'open';

  const isRepeat = found !== null && (found.record.state === 'sending' || found.record.reason === UNKNOWN);
  const attempt = new Attempt(task, found, deps);
  // A claim that was left behind before its request could be asked is a first one still.
  const isUnasked = found === null || found.record.isUnasked === true;
  const before = { reason: isRepeat ? UNKNOWN : undefined, isUnasked: isUnasked || undefined };
  if (!(await attempt.claim(before))) return 'open';
  // An erasure settles the request before it takes its records away: asked after the claim, none slips in between.
  if (isUnasked && (await deps.isSettled())) {
    await attempt.withdraw();
    return 'sent';
  }
  attempt.markAsked();
  const givenUp = isRepeat && !isRepeatable(kind) ? UNKNOWN : isOver ? TOO_LATE : undefined;
  const changes =
    givenUp === undefined
      ? await deliver(task, attempt, deps)
      : { state: 'failed' as const, nextTryAt: deps.now().toISOString(), reason: givenUp };
  await attempt.conclude(changes);
  const { state, reason } = changes;
  deps.log({ id: submissionId(key), kind, state, reason, attempts: attempt.record.attempts });
  return outcomeOf(kind, changes);
}

const submissionId = (key: string): string => key.slice(key.indexOf('/') + 1);
