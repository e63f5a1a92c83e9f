import type { OutboxRecord, TaskKind } from '#netlify/submissions/outbox-record.ts';

const MINUTE_MS = 60_000;

/** After each failed attempt: two days in all, as long as mail servers try themselves. */
const PAUSES_MINUTES = [1, 5, 15, 30, 60, 120, 240, 240, 360, 480, 720, 720];

/** Longer than any attempt takes: a process that has written nothing for so long has been stopped. */
export const LEASE_MS = 2 * MINUTE_MS;

/** When to try again after so many attempts, null when it is time to give up. */
export function nextTry(attempts: number, now: Date): Date | null {
  const pause = PAUSES_MINUTES[attempts - 1];
  return pause === undefined ? null : new Date(now.getTime() + pause * MINUTE_MS);
}

export const UNKNOWN = 'outcome_unknown';

/**
 * An adviser would rather read a request twice than never, and a CRM knows a message again by its id. A visitor gets
 * nothing twice: a person looks at it.
 */
export const isRepeatable = (kind: TaskKind): boolean => kind !== 'visitor';

export const isTerminal = ({ state }: Pick<OutboxRecord, 'state'>): boolean => state === 'sent' || state === 'failed';
