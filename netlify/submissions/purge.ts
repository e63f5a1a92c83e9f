import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { inParallel } from '#src/lib/in-parallel.ts';
import { suspectMark } from './outbox-record.ts';
import type { StoreKind } from './submission-store.ts';
import { submissionSchema } from './submission.ts';

export type PurgeDeps = {
  openStore: (kind: StoreKind) => Store;
  now: Date;
  /** After the last contact of a person, for their requests; after the day itself, for suspects. */
  retention: { requestYears: number; suspectDays: number };
  /** Called with the number of records read so far and the number to read. */
  onProgress?: (done: number, total: number) => void;
};

export type PurgeCounts = Record<'submissions' | 'suspects' | 'outbox' | 'followUp' | 'progress', number>;

type LeadKind = 'submissions' | 'suspects';
type Read = { key: string; createdAt: Date; person: string };

const DAY_MS = 86_400_000;
const REQUEST_KEY = /\d{4}-\d{2}\/[0-9a-f]{32}/;

function yearsBefore(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(now.getUTCFullYear() - years);
  return day;
}

const keysOf = async ({ openStore }: PurgeDeps, kind: StoreKind): Promise<string[]> =>
  (await openStore(kind).list()).blobs.map(({ key }) => key);

/** Whether all of a key's month lies after a moment: such a record need not be read. */
const isYounger = (key: string, than: Date): boolean => key.slice(0, 7) > than.toISOString().slice(0, 7);

/** Null for what cannot be read, or has just been erased: it is never purged, and `leads` shows it. */
async function read({ openStore }: PurgeDeps, kind: LeadKind, key: string): Promise<Read | null> {
  const stored: unknown = await openStore(kind)
    .get(key, { type: 'json' })
    .catch(() => null);
  const { success, data } = z.safeParse(submissionSchema, stored);
  if (!success || Number.isNaN(Date.parse(data.createdAt))) return null;
  const person = data.email?.toLowerCase() ?? data.phone?.replace(/\D/g, '').slice(-9) ?? data.id;
  return { key, createdAt: new Date(data.createdAt), person };
}

/** Does something with each of some records, and tells how far that is. */
async function withEach<Result>(
  { onProgress }: PurgeDeps,
  keys: readonly string[],
  work: (key: string) => Promise<Result | null>,
): Promise<Result[]> {
  let done = 0;
  const found = await inParallel(keys, work, () => onProgress?.((done += 1), keys.length));
  return found.filter((each) => each !== null);
}

/** Requests whose sender has not written since `limit`: a later request of the same person keeps the earlier ones. */
async function expiredRequests(deps: PurgeDeps, limit: Date): Promise<string[]> {
  const keys = await keysOf(deps, 'submissions');
  if (keys.every((key) => isYounger(key, limit))) return [];
  const all = await withEach(deps, keys, (key) => read(deps, 'submissions', key));
  const active = new Set(all.filter(({ createdAt }) => createdAt >= limit).map(({ person }) => person));
  return all.filter(({ createdAt, person }) => createdAt < limit && !active.has(person)).map(({ key }) => key);
}

/**
 * Suspects of before `limit`, each erased as soon as it is read: robots may leave more than one run of a scheduled function
 * can look at, and every run leaves fewer of them.
 */
async function eraseSuspects(deps: PurgeDeps, limit: Date): Promise<string[]> {
  const keys = await keysOf(deps, 'suspects');
  const old = keys.filter((key) => !isYounger(key, limit));
  return withEach(deps, old, async (key) => {
    const suspect = await read(deps, 'suspects', key);
    if (suspect === null || suspect.createdAt >= limit) return null;
    await deps.openStore('suspects').delete(key);
    return key;
  });
}

async function erase({ openStore }: PurgeDeps, kind: StoreKind, keys: readonly string[]): Promise<number> {
  await inParallel(keys, (key) => openStore(kind).delete(key));
  return keys.length;
}

/** So many orphans at once are none: the purge erases what stands beside its own requests, and a person leaves a few. */
const MOST_ORPHANS = 20;
const RECENT_DAYS = 92;

/** A list that names fewer requests than there are must not cost the proof of what they were sent. */
class TooManyOrphans extends Error {
  override readonly name = 'TooManyOrphans';
}

/** The mark of a suspect tells of nothing that was sent, and many are left where a purge of a flood was cut off. */
const isOfRequest = (record: string): boolean => !record.startsWith(suspectMark(''));

/** Whether a request that no list named is gone indeed: asked for by its key, twice over. */
async function isGone({ openStore }: PurgeDeps, key: string): Promise<boolean> {
  const found = await Promise.all(
    (['submissions', 'suspects'] as const).map((kind) => openStore(kind).get(key, { type: 'text' })),
  );
  return found.every((text: unknown) => text === null);
}

/**
 * Records beside requests that are there no more, whoever erased those. They are listed first, so that one whose
 * request is just being written is not taken for an orphan. A list may be incomplete, so each request is then looked for
 * by its key before its records go; where many are missing besides the `erased`, none goes, and somebody has to look.
 */
async function eraseOrphans(deps: PurgeDeps, erased: ReadonlySet<string>): Promise<Omit<PurgeCounts, LeadKind>> {
  const kinds = ['outbox', 'follow-up', 'progress', 'open'] as const;
  const beside = await Promise.all(kinds.map((kind) => keysOf(deps, kind)));
  const leads = new Set((await Promise.all([keysOf(deps, 'submissions'), keysOf(deps, 'suspects')])).flat());
  const requestOf = (key: string): string => REQUEST_KEY.exec(key)?.[0] ?? '';
  const missing = [...new Set(beside.flat().map(requestOf))].filter((key) => key !== '' && !leads.has(key));
  const gone = new Set<string>();
  await inParallel(missing, async (key) => {
    if (erased.has(key) || (await isGone(deps, key))) gone.add(key);
  });
  // What is older than the purge of years may be left by one that was cut off, and sets nothing off any more.
  const recent = new Date(deps.now.getTime() - RECENT_DAYS * DAY_MS);
  const telling = new Set(beside.flat().filter(isOfRequest).map(requestOf));
  const unexplained = [...gone].filter((key) => telling.has(key) && isYounger(key, recent) && !erased.has(key)).length;
  if (unexplained > MOST_ORPHANS)
    throw new TooManyOrphans(`${String(unexplained)} requests are gone, with records beside`);
  const [outbox = 0, followUp = 0, progress = 0, open = 0] = await Promise.all(
    kinds.map((kind, index) =>
      erase(
        deps,
        kind,
        (beside[index] ?? []).filter((key) => gone.has(requestOf(key))),
      ),
    ),
  );
  return { outbox, followUp, progress: progress + open };
}

/** How many mails a mailbox was sent counts for a day alone; the day before is kept for those who are at it around midnight. */
async function erasePastDays(deps: PurgeDeps): Promise<void> {
  const yesterday = new Date(deps.now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const keys = await keysOf(deps, 'recipients');
  await erase(
    deps,
    'recipients',
    keys.filter((key) => key.slice(0, 10) < yesterday),
  );
}

/** Erases what the law no longer allows to keep. Cut off anywhere and run again, it finishes. */
export async function purge(deps: PurgeDeps): Promise<PurgeCounts> {
  const { now, retention } = deps;
  await erasePastDays(deps);
  const suspects = await eraseSuspects(deps, new Date(now.getTime() - retention.suspectDays * DAY_MS));
  const requests = await expiredRequests(deps, yearsBefore(now, retention.requestYears));
  return {
    submissions: await erase(deps, 'submissions', requests),
    suspects: suspects.length,
    ...(await eraseOrphans(deps, new Set([...requests, ...suspects]))),
  };
}
