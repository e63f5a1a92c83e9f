import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { againKey, doneKey } from '#netlify/requests/keys.ts';
import { log, logError } from '#netlify/requests/log.ts';
import type { Records } from '#netlify/requests/records.ts';
import {
  isOver,
  isSettled,
  type RequestRecord,
  type Task,
  type TaskKind,
  tasksOf,
} from '#netlify/requests/request-record.ts';

export type Delivery = { record: RequestRecord; now: Date; isRepeat: boolean };
/** Only what is configured can be delivered; other tasks wait. */
export type Deliveries = Partial<Record<TaskKind, (delivery: Delivery) => Promise<void>>>;

export type DeliverDeps = {
  records: Records;
  deliveries: Deliveries;
  now: () => Date;
  newClaim: () => string;
};

/** Longer than any delivery. If a lease has expired, its process died. */
const LEASE_MS = 2 * MINUTE_MS;
/** After each failed attempt, in minutes; about five days in all. */
const PAUSES = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440, 1440, 1440];
/** The mail names days, which are wrong later. */
const CONFIRMATION_LATEST_MS = 3 * DAY_MS;

export const UNKNOWN = 'outcome_unknown';

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

const failed = ({ attempts }: Task, reason: string, now: Date): Task => ({
  state: 'failed',
  attempts,
  at: now.toISOString(),
  reason,
});

/** Counts from the request, or from the `resend` command if the task was not tried since. */
function isTooLate(kind: TaskKind, { attempts, at }: Task, { createdAt }: RequestRecord, now: Date): boolean {
  const since = Date.parse(attempts === 0 ? at : createdAt);
  return kind === 'visitor' && now.getTime() - since > CONFIRMATION_LATEST_MS;
}

function afterFailure(kind: TaskKind, task: Task, error: unknown, now: Date): Task {
  if (!(error instanceof DeliveryFailure)) logError('delivery', error);
  const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('unexpected');
  const reason = failure.isUnknown ? UNKNOWN : failure.reason;
  // The adviser's mailbox may be full or misspelt today, so its refusal is not final.
  const isRefused = failure.refused === 'message' || (failure.refused === 'recipient' && kind === 'visitor');
  const pause = PAUSES[task.attempts - 1];
  if (isRefused || pause === undefined || (failure.isUnknown && kind === 'visitor')) return failed(task, reason, now);
  return { state: 'waiting', attempts: task.attempts, at: later(now, pause * MINUTE_MS), reason };
}

const isDue = (task: Task, now: Date): boolean => !isOver(task) && Date.parse(task.at) <= now.getTime();

/** The task claimed by this attempt, or failed; null if it is not due. */
function claimed(kind: TaskKind, record: RequestRecord, claim: string, deps: DeliverDeps): Task | null {
  const task = record.tasks[kind];
  const now = deps.now();
  if (!task || !isDue(task, now)) return null;
  if (task.state === 'sending' && kind === 'visitor') return failed(task, UNKNOWN, now);
  if (isTooLate(kind, task, record, now)) return failed(task, 'too_late', now);
  if (deps.deliveries[kind] === undefined) return null;
  return { state: 'sending', attempts: task.attempts + 1, at: later(now, LEASE_MS), claim };
}

const withTask = (record: RequestRecord, kind: TaskKind, task: Task): RequestRecord => ({
  ...record,
  tasks: { ...record.tasks, [kind]: task },
});

/** Carries out a task if it is due. The outcome is written only if the record still has the claim of this attempt. */
async function attempt(key: string, kind: TaskKind, deps: DeliverDeps): Promise<void> {
  const { records, now } = deps;
  const send = deps.deliveries[kind];
  const claim = deps.newClaim();
  let isRepeat = false;
  const record = await records.update(key, (found) => {
    const before = found.tasks[kind];
    isRepeat = before?.state === 'sending' || before?.reason === UNKNOWN;
    const task = claimed(kind, found, claim, deps);
    return task && withTask(found, kind, task);
  });
  const task = record?.tasks[kind];
  if (!record || !task) return;
  let outcome = task;
  if (task.state === 'sending' && send !== undefined) {
    outcome = await send({ record, now: now(), isRepeat }).then(
      (): Task => ({ state: 'sent', attempts: task.attempts, at: now().toISOString() }),
      (error: unknown) => afterFailure(kind, task, error, now()),
    );
    await records.update(key, (found) => (found.tasks[kind]?.claim === claim ? withTask(found, kind, outcome) : null));
  }
  const { state, attempts, reason } = outcome;
  log(state === 'failed' ? 'alert' : 'info', 'delivery', { id: record.id.slice(0, 8), kind, state, attempts, reason });
}

/** Carries out what is due of a request, one task after the other. True if nothing is left to do. */
export async function deliver(key: string, deps: DeliverDeps): Promise<boolean> {
  const { records } = deps;
  const record = await records.read(key);
  const due = record === null ? [] : tasksOf(record).filter(([, task]) => isDue(task, deps.now()));
  for (const [kind] of due) await attempt(key, kind, deps);
  const isOpen = async () => {
    const present = await records.read(key);
    return present !== null && !isSettled(present);
  };
  if (await isOpen()) return false;
  if (record !== null) await records.mark(doneKey(key));
  await records.delete(againKey(key));
  // `resend` may have run meanwhile.
  if (!(await isOpen())) return true;
  await records.mark(againKey(key));
  return false;
}
