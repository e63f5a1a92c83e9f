import * as z from 'zod/mini';

/** The deliveries that a stored request can set off: a mail to the adviser, one to the visitor, a message to the CRM. */
export const TASK_KINDS = ['adviser', 'visitor', 'webhook'] as const;
/** `sending` is an attempt under way, or one that died: its outcome is unknown once `nextTryAt` has passed. */
const TASK_STATES = ['pending', 'sending', 'sent', 'failed'] as const;
export const OUTBOX_VERSION = 1;

/** How far a task is, under `<key of the request>/<kind>`; a task that was never tried has no record. */
export const outboxRecordSchema = z.object({
  v: z.literal(OUTBOX_VERSION),
  kind: z.enum(TASK_KINDS),
  state: z.enum(TASK_STATES),
  attempts: z.number(),
  firstTriedAt: z.string(),
  lastTriedAt: z.string(),
  /** When it is due; for an attempt under way, when it is taken for dead. */
  nextTryAt: z.string(),
  /** The attempt that wrote this record, so that it knows its own write again when the store's answer was lost. */
  claim: z.optional(z.string()),
  /** Of a first claim, until the request has been asked whether anything is left to do: an erasure may have come before it. */
  isUnasked: z.optional(z.boolean()),
  /** After how many attempts nobody knew whether they had arrived. */
  unanswered: z.optional(z.number()),
  /** Why the last attempt failed: `smtp_550`, `timeout`, `outcome_unknown`. */
  reason: z.optional(z.string()),
  sentAt: z.optional(z.string()),
  messageId: z.optional(z.string()),
});

/** When somebody dealt with a request, under its key. */
export const followUpSchema = z.object({ v: z.literal(1), handledAt: z.string() });

/** The kinds in the words of advisers: where a delivery goes. */
export const KIND_WORDS = {
  adviser: 'conseiller',
  visitor: 'visiteur',
  webhook: 'webhook',
} as const satisfies Record<(typeof TASK_KINDS)[number], string>;

export type TaskKind = (typeof TASK_KINDS)[number];
export type TaskState = (typeof TASK_STATES)[number];
export type OutboxRecord = z.infer<typeof outboxRecordSchema>;

/** `2026-11/<id>/visitor` */
export const outboxKey = (key: string, kind: TaskKind): string => `${key}/${kind}`;

/**
 * Where sweeps look: in the store `open`, requests with something left to do are marked `open/<key>`, with the time of the
 * mark, and those with something to do again `again/<key>/<time>`. Whoever puts a task back writes `againMark` before its record
 * and after it. The store `progress` has `settled/<key>` for the rest.
 */
export const openMark = (key: string): string => `open/${key}`;
/**
 * In the same store, for the daily report: requests of which something was given up, and those whose confirmation was; those
 * whose confirmation was held back, and suspects, both until somebody has read of them. Anybody may cause as many as they like of
 * all but the first; of that one too, by words that a CRM refuses.
 */
export const failedMark = (key: string): string => `failed/${key}`;
export const unconfirmedMark = (key: string): string => `unconfirmed/${key}`;
export const limitedMark = (key: string): string => `limited/${key}`;
/** Requests of which something that was to reach us waits for long. What only a visitor waits for may be anybody's doing. */
export const overdueMark = (key: string): string => `overdue/${key}`;
export const suspectMark = (key: string): string => `suspect/${key}`;
/** How the nightly purge gets on: of one that was cut off, or never begins, nobody else would tell. */
export const PURGE_MARK = 'purge/progress';

/** How far a purge has looked that goes on in the next night. */
export const PURGE_SCAN = 'purge/scan';
export const settledMark = (key: string): string => `settled/${key}`;
export const AGAIN = 'again/';
export const againMark = (key: string, at: Date): string => `${AGAIN}${key}/${String(at.getTime())}`;

/** All that marks of requests begin with, by their stores. */
export const MARKS = {
  progress: [settledMark('')],
  open: [openMark(''), AGAIN, failedMark(''), unconfirmedMark(''), limitedMark(''), overdueMark(''), suspectMark('')],
} as const;

/** A task that was never tried, as it is when someone wants it sent however old its request is. */
export const firstQueued = (kind: TaskKind, at: Date): OutboxRecord => ({
  v: OUTBOX_VERSION,
  kind,
  state: 'pending',
  attempts: 0,
  firstTriedAt: at.toISOString(),
  lastTriedAt: at.toISOString(),
  nextTryAt: at.toISOString(),
});

/** The task as it is when someone wants it sent again, whatever became of it. */
export const queuedAgain = ({ v, kind, lastTriedAt }: OutboxRecord, at: Date): OutboxRecord => ({
  v,
  kind,
  state: 'pending',
  attempts: 0,
  firstTriedAt: at.toISOString(),
  lastTriedAt,
  nextTryAt: at.toISOString(),
});
