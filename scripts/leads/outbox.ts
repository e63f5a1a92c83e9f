import * as z from 'zod/mini';
import {
  againMark,
  firstQueued,
  type OutboxRecord,
  outboxKey,
  outboxRecordSchema,
  queuedAgain,
  TASK_KINDS,
  type TaskKind,
} from '#netlify/submissions/outbox-record.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { Lead } from './read-leads.ts';
import type { Site } from './stores.ts';

/** One thing to be sent for a request: no record when it was never tried, null when its record cannot be read. */
export type Task = { kind: TaskKind; key: string; record: OutboxRecord | null | undefined; etag: string | undefined };

export type MailState = 'pending' | 'failed' | 'sent';

export const STATE_WORDS = {
  pending: 'en attente',
  sending: 'en cours',
  sent: 'envoyé',
  failed: 'échec',
  unreadable: 'illisible',
} as const;

export const stateOf = ({ record }: Task): keyof typeof STATE_WORDS =>
  record === null ? 'unreadable' : (record?.state ?? 'pending');

/** How the worst of them stands; null where there is nothing to send. */
export function mailStateOf(tasks: readonly Task[]): MailState | null {
  const states = tasks.map(stateOf);
  if (states.length === 0) return null;
  if (states.includes('failed') || states.includes('unreadable')) return 'failed';
  return states.every((state) => state === 'sent') ? 'sent' : 'pending';
}

/** Etags of a site's outbox by the keys of its records, or of those of one request. */
export async function listOutbox(site: Site, start = ''): Promise<Map<string, string>> {
  const { blobs } = await site.store('outbox').list({ prefix: start });
  return new Map(blobs.map(({ key, etag }) => [key, etag]));
}

async function readTask({ site, key: request }: Lead, kind: TaskKind, listed: Map<string, string>): Promise<Task> {
  const key = outboxKey(request, kind);
  if (!listed.has(key)) return { kind, key, record: undefined, etag: undefined };
  const found = await site.store('outbox').getWithMetadata(key, { type: 'text' });
  const { success, data } = z.safeParse(outboxRecordSchema, parseJson(found?.data ?? ''));
  // The local store tells an etag only in its lists.
  return { kind, key, record: success ? data : null, etag: found?.etag ?? listed.get(key) };
}

/** All that is to be sent for a request, and how far it is. */
export function readTasks(lead: Lead, listed: Map<string, string>): Promise<Task[]> {
  const { due = [] } = lead.submission;
  const kinds = TASK_KINDS.filter((kind) => due.includes(kind) || listed.has(outboxKey(lead.key, kind)));
  return Promise.all(kinds.map((kind) => readTask(lead, kind, listed)));
}

/** The same for one request alone. */
export const tasksOf = async (lead: Lead): Promise<Task[]> =>
  readTasks(lead, await listOutbox(lead.site, `${lead.key}/`));

/**
 * Puts a task back to be sent from now on; false when somebody else has just changed it. The mark comes first, so that whatever
 * is cut off leaves no task that waits and that no sweep looks for; and again, as a sweep may have taken it for done meanwhile.
 */
export async function sendAgain({ site, key }: Lead, task: Task, at: Date): Promise<boolean> {
  if (task.record === null || (task.record !== undefined && task.etag === undefined)) return false;
  const record = task.record === undefined ? firstQueued(task.kind, at) : queuedAgain(task.record, at);
  const condition = task.etag === undefined ? { onlyIfNew: true } : { onlyIfMatch: task.etag };
  const mark = () => site.store('open').set(againMark(key, at), '');
  await mark();
  const { modified, etag } = await site.store('outbox').setJSON(task.key, record, condition);
  // A refused conditional write looks like a success, but for its empty etag.
  if (!modified || !etag) return false;
  await mark();
  return true;
}
