import type { OutboxRecord, TaskKind } from '#netlify/submissions/outbox-record.ts';
import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';

/** After each failed attempt: two days in all, after which a confirmation is near to being given up. */
const PAUSES_MINUTES = [1, 5, 15, 30, 60, 120, 240, 240, 360, 480, 720, 720];

/** Deliveries to us go on for five days, as long as mail servers try: a mailbox may be full from Friday to Monday. */
const MORE_PAUSES_MINUTES = [1440, 1440, 1440];

/** Longer than any attempt takes: a process that has written nothing for so long has been stopped. */
export const LEASE_MS = 2 * MINUTE_MS;

/**
 * When to try again after a failed attempt, no sooner than the other side has asked; null when it is time to give up: after
 * all pauses, or at the latest when these would have ended, lest whoever asks for longer ones keep a failure from being told.
 */
export function nextTry(
  { kind, attempts, firstTriedAt }: Pick<OutboxRecord, 'kind' | 'attempts' | 'firstTriedAt'>,
  now: Date,
  retryAfterMs: number,
): Date | null {
  const pauses = kind === 'visitor' ? PAUSES_MINUTES : [...PAUSES_MINUTES, ...MORE_PAUSES_MINUTES];
  const pause = pauses[attempts - 1];
  const last = Date.parse(firstTriedAt) + pauses.reduce((sum, minutes) => sum + minutes) * MINUTE_MS;
  if (pause === undefined || now.getTime() >= last) return null;
  return new Date(Math.min(now.getTime() + Math.max(pause * MINUTE_MS, retryAfterMs), last));
}

export const UNKNOWN = 'outcome_unknown';

/** Past all retries a confirmation would speak of days that are over, so it is given up: a person writes instead. */
const VISITOR_LATEST_MS = 3 * DAY_MS;
export const TOO_LATE = 'too_late';
/** A mailbox has had as many confirmations as it gets in a day. */
export const RECIPIENT_LIMIT = 'recipient_limit';
/** The site has sent as many confirmations as it does in a day. */
export const DAILY_LIMIT = 'daily_limit';

/** A first try of something older than all retries is a fault of ours: no server, no schedule, records that are gone. */
const LATE_MS = 2 * DAY_MS;

/** A request that has waited for so long is told of in the daily report. */
const OVERDUE_MS = 60 * MINUTE_MS;

/** One sweep makes up for so many of those by itself; more wait for somebody who has seen them. */
export const MOST_LATE = 5;

const ageOf = (since: string, now: Date): number => now.getTime() - Date.parse(since);

export const isLate = (createdAt: string, now: Date): boolean => ageOf(createdAt, now) > LATE_MS;

export const isOverdue = (since: string, now: Date): boolean => ageOf(since, now) > OVERDUE_MS;

/** Whether it is too late to begin or to go on by ourselves; what somebody has put back has no attempts yet, and goes. */
export const isPastLatest = (
  kind: TaskKind,
  createdAt: string,
  record: Pick<OutboxRecord, 'attempts'> | undefined,
  now: Date,
): boolean => kind === 'visitor' && record?.attempts !== 0 && ageOf(createdAt, now) > VISITOR_LATEST_MS;

/**
 * An adviser would rather read a request twice than never, and a CRM knows a message again by its id. A visitor gets
 * nothing twice: a person looks at it.
 */
export const isRepeatable = (kind: TaskKind): boolean => kind !== 'visitor';

export const isTerminal = ({ state }: Pick<OutboxRecord, 'state'>): boolean => state === 'sent' || state === 'failed';
