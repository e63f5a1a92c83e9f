import * as z from 'zod/mini';
import {
  againMark,
  type OutboxRecord,
  outboxRecordSchema,
  queuedAgain,
  settledMark,
  TASK_KINDS,
} from '#netlify/functions/contact/outbox-record.ts';
import { parseJson } from './parse-json.ts';
import type { Place } from './read-leads.ts';
import type { Site } from './stores.ts';

/** One thing that was to be sent for a request: `record` is null when it cannot be read. */
export type Task = { key: string; kind: string; record: OutboxRecord | null; etag: string };

/** What a request has set off so far; once it is settled, no more will be tried. */
export type Mails = { tasks: readonly Task[]; isSettled: boolean };

export type MailState = 'pending' | 'failed' | 'sent';

export const STATE_WORDS = { pending: 'en attente', sending: 'en cours', sent: 'envoyé', failed: 'échec' } as const;
const KIND_WORDS: Readonly<Record<string, string>> = {
  adviser: 'conseiller',
  visitor: 'visiteur',
  webhook: 'webhook',
};

/** « conseiller », « visiteur »… */
export const kindWord = ({ kind }: Task): string => KIND_WORDS[kind] ?? kind;

/** How the worst of them stands; null where there was nothing to send. What was never tried has no record yet. */
export function mailStateOf({ tasks, isSettled }: Mails): MailState | null {
  const states = tasks.map(({ record }) => record?.state ?? 'failed');
  if (states.includes('failed')) return 'failed';
  if (!isSettled || states.some((state) => state !== 'sent')) return 'pending';
  return states.length > 0 ? 'sent' : null;
}

/** As a store lists it. */
type ListedTask = { key: string; etag: string };

/** What a site has to send and has sent, unread, by the keys of the requests. */
export type ListedMails = { tasks: Map<string, ListedTask[]>; settled: Set<string> };

/** Of all requests, or of those whose keys begin so. */
export async function listMails(site: Site, start = ''): Promise<ListedMails> {
  const [outbox, progress] = await Promise.all([
    site.store('outbox').list({ prefix: start }),
    site.store('progress').list({ prefix: settledMark(start) }),
  ]);
  return {
    tasks: Map.groupBy(outbox.blobs, ({ key }) => key.slice(0, key.lastIndexOf('/'))),
    settled: new Set(progress.blobs.map(({ key }) => key)),
  };
}

async function readTask(site: Site, { key, etag }: ListedTask): Promise<Task> {
  const kind = key.slice(key.lastIndexOf('/') + 1);
  const found = await site.store('outbox').getWithMetadata(key, { type: 'text' });
  const { success, data } = z.safeParse(outboxRecordSchema, parseJson(found?.data ?? ''));
  return { key, kind, record: success ? data : null, etag: found?.etag ?? etag };
}

/** What became of a listed request, in the order in which it matters. */
export async function readMails({ site, key }: Place, { tasks, settled }: ListedMails): Promise<Mails> {
  const rank = (kind: string) => TASK_KINDS.findIndex((each) => each === kind);
  const read = await Promise.all((tasks.get(key) ?? []).map((task) => readTask(site, task)));
  return {
    tasks: read.sort((one, other) => rank(one.kind) - rank(other.kind)),
    isSettled: settled.has(settledMark(key)),
  };
}

/** What became of one request. */
export async function mailsAt(place: Place): Promise<Mails> {
  return readMails(place, await listMails(place.site, place.key));
}

/** Puts a task back to be sent from now on; false when somebody else has just changed it. */
export async function sendAgain({ site, key }: Place, task: Task, at: Date): Promise<boolean> {
  if (task.record === null) return false;
  const record = queuedAgain(task.record, at);
  const { modified, etag } = await site.store('outbox').setJSON(task.key, record, { onlyIfMatch: task.etag });
  // A refused conditional write looks like a success, but for its empty etag.
  if (!modified || !etag) return false;
  await site.store('progress').setJSON(againMark(key, at), { v: 1 });
  return true;
}
