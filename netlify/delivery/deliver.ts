import { DAY_MS, MINUTE_MS } from '#src/lib/clock.ts';
import { inParallel } from '#src/lib/promises.ts';
import {
  DeliveryFailure,
  isDone,
  isOpen,
  isSettled,
  type RequestRecord,
  type Task,
  type TaskKind,
  tasksOf,
} from '#netlify/requests/request-record.ts';
import { BACKGROUND_BUDGET } from '#netlify/requests/blobs.ts';
import { OPEN, openKey, type Records, isSuspectKey } from '#netlify/requests/records.ts';
import { log, logError } from '#netlify/requests/log.ts';

export type Delivery = { record: RequestRecord; now: Date; isRepeat: boolean };
export type Deliveries = Partial<Record<TaskKind, (delivery: Delivery) => Promise<void>>>;

export type DeliverDeps = {
  records: Records;
  deliveries: Deliveries;
  now: () => Date;
  timeLeft: () => number;
};

const STORE_MS = BACKGROUND_BUDGET.budgetMs;
const SEND_MS = 9000 + STORE_MS;
/** The longest time from the claim of a task to its stored outcome. */
const ATTEMPT_MS = 2 * STORE_MS + SEND_MS + 2 * STORE_MS;

const hasTime = ({ timeLeft }: Pick<DeliverDeps, 'timeLeft'>): boolean => timeLeft() > ATTEMPT_MS;

/** Longer than any delivery, so that the process that holds a lease has stopped when the lease expires. */
const LEASE_MS = 2 * MINUTE_MS;
/** The pause after each failed attempt, in minutes. The sum is about five days. */
const PAUSES = [1, 5, 15, 30, 60, 120, 240, 480, 720, 1440, 1440, 1440, 1440];
/** The longest delay of a confirmation: a later one would announce a call for a time that has passed. */
const CONFIRMATION_LATEST_MS = 3 * DAY_MS;

export const UNKNOWN = 'outcome_unknown';

const later = (now: Date, milliseconds: number): string => new Date(now.getTime() + milliseconds).toISOString();

const failed = ({ attempts }: Task, reason: string, now: Date): Task => ({
  state: 'failed',
  attempts,
  at: now.toISOString(),
  reason,
});

/** The time counts from the request. A `resend` command restarts it, until the next attempt. */
function isTooLate(kind: TaskKind, { attempts, at }: Task, { createdAt }: RequestRecord, now: Date): boolean {
  const since = Date.parse(attempts === 0 ? at : createdAt);
  return kind === 'visitor' && now.getTime() - since > CONFIRMATION_LATEST_MS;
}

function afterFailure(kind: TaskKind, task: Task, error: unknown, now: Date): Task {
  if (!(error instanceof DeliveryFailure)) logError('delivery', error);
  const failure = error instanceof DeliveryFailure ? error : new DeliveryFailure('unexpected');
  const reason = failure.kind === 'unknown' ? UNKNOWN : failure.reason;
  // A refusal of the adviser's address is not final: the mailbox may be full, or the owner may correct the address.
  const isFinal = failure.kind === 'message refused' || (failure.kind !== 'temporary' && kind === 'visitor');
  const pause = PAUSES[task.attempts - 1];
  if (isFinal || pause === undefined) return failed(task, reason, now);
  const { attempts, isRepeat } = task;
  return { state: 'waiting', attempts, at: later(now, pause * MINUTE_MS), reason, isRepeat };
}

const isDue = (task: Task, now: Date): boolean => !isDone(task) && Date.parse(task.at) <= now.getTime();

function claimTask(kind: TaskKind, record: RequestRecord, claim: string, deps: DeliverDeps): Task | null {
  const task = record.tasks[kind];
  const now = deps.now();
  if (!task || !isDue(task, now)) return null;
  if (task.state === 'sending' && kind === 'visitor') return failed(task, UNKNOWN, now);
  if (isTooLate(kind, task, record, now)) return failed(task, 'too_late', now);
  if (deps.deliveries[kind] === undefined) return null;
  const isRepeat = task.isRepeat === true || task.state === 'sending' || task.reason === UNKNOWN;
  return { state: 'sending', attempts: task.attempts + 1, at: later(now, LEASE_MS), claim, isRepeat };
}

const withTask = (record: RequestRecord, kind: TaskKind, task: Task): RequestRecord => ({
  ...record,
  tasks: { ...record.tasks, [kind]: task },
});

async function attempt(key: string, kind: TaskKind, deps: DeliverDeps): Promise<void> {
  const { records, now } = deps;
  const send = deps.deliveries[kind];
  const claim = crypto.randomUUID();
  let before: Task | undefined;
  const record = await records.update(key, (found) => {
    before = found.tasks[kind];
    const task = hasTime(deps) ? claimTask(kind, found, claim, deps) : null;
    return task && withTask(found, kind, task);
  });
  const task = record?.tasks[kind];
  if (!record || !task || !before) return;
  let outcome = task;
  if (task.state === 'sending' && send !== undefined) {
    const isLate = deps.timeLeft() < SEND_MS + 2 * STORE_MS;
    outcome = isLate
      ? before
      : await send({ record, now: now(), isRepeat: task.isRepeat ?? false }).then(
          (): Task => ({ state: 'sent', attempts: task.attempts, at: now().toISOString() }),
          (error: unknown) => afterFailure(kind, task, error, now()),
        );
    await records.update(key, (found) => (found.tasks[kind]?.claim === claim ? withTask(found, kind, outcome) : null));
  }
  const { state, attempts, reason } = outcome;
  log(state === 'failed' ? 'alert' : 'info', 'delivery', { id: record.id.slice(0, 8), kind, state, attempts, reason });
}

/** Whether the mark is less than a minute old. Its record may still be missing, because the mark is written first. */
async function isNew(key: string, { records, now }: DeliverDeps): Promise<boolean> {
  const opened = await records.text(openKey(key));
  return opened !== null && now().getTime() - Date.parse(opened) < MINUTE_MS;
}

/** Carries out the due tasks of a record. Returns whether no task is left to try. */
export async function deliver(key: string, deps: DeliverDeps): Promise<boolean> {
  const { records } = deps;
  const record = await records.read(key);
  const due = record === null ? [] : tasksOf(record).filter(([, task]) => isDue(task, deps.now()));
  for (const [kind] of due) await attempt(key, kind, deps);
  const latest = due.length === 0 ? record : await records.read(key);
  if (latest === null ? await isNew(key, deps) : !isSettled(latest)) return false;
  // A failed request stays open until `npm run leads -- handled` closes it, so that the digest lists it.
  if (latest !== null && isOpen(latest)) return true;
  if (deps.timeLeft() < 3 * STORE_MS) return false;
  await records.delete(openKey(key));
  // Reads the request again, because `resend`, `handled --undo` or a retry of the visitor may have reopened it.
  const last = await records.read(key);
  if (last === null || !isOpen(last)) return true;
  await records.mark(openKey(key), deps.now());
  return false;
}

/** Microsoft 365 and some other mail servers accept at most three connections from one client at a time. */
const CONNECTIONS = 3;

export async function sweep(deps: DeliverDeps) {
  const open = (await deps.records.keys(OPEN)).map((key) => key.slice(OPEN.length));
  const requests = open.filter((key) => !isSuspectKey(key));
  // A random start gives each request its turn, even if a sweep has no time for all of them.
  const start = Math.floor(Math.random() * requests.length);
  const turns = [...requests.slice(start), ...requests.slice(0, start)];
  const counts = { open: turns.length, looked: 0, settled: 0 };
  await inParallel(
    turns,
    async (key) => {
      if (!hasTime(deps)) return;
      counts.looked += 1;
      const isSettled = await deliver(key, deps).catch((error: unknown) => {
        logError('sweep', error);
        return false;
      });
      if (isSettled) counts.settled += 1;
    },
    CONNECTIONS,
  );
  return counts;
}
