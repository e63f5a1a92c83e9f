import { inParallel } from '#src/lib/in-parallel.ts';
import { eraseExpired, isOlder, isYounger, readLead, type ScanDeps } from './expired-requests.ts';
import { fromAnywhere, listAll, listKeys, listSome, monthsUpTo, MOST_LISTED, nothingInTime } from './list-keys.ts';
import { MARKS, suspectMark } from './outbox-record.ts';
import type { StoreKind } from './submission-store.ts';
import { DAY_MS } from '#src/lib/durations.ts';

export type PurgeDeps = ScanDeps & {
  /** After the last contact of a person, for their requests; after the day itself, for suspects. */
  retention: { requestYears: number; suspectDays: number };
};

export type PurgeCounts = Record<'submissions' | 'suspects' | 'outbox' | 'followUp' | 'progress', number>;

export type PurgeOutcome = PurgeCounts & {
  /** There was no time for all: whether the next run has less to do. */
  unfinished?: 'advancing' | 'stuck';
};

type BesideCounts = Pick<PurgeCounts, 'outbox' | 'followUp' | 'progress'>;

const REQUEST_KEY = /\d{4}-\d{2}\/[0-9a-f]{32}/;

/**
 * So much of the time is used up when each of these makes way for the next: no flood of one sort keeps the others from their
 * turn. Whatever is left at the end is for the suspects that there are still.
 */
const SHARES = { days: 0.15, suspects: 0.4, beside: 0.9, others: 1 } as const;

/** Of a 29 February, the day before 1 March: a day later would be a day too early to erase. */
function yearsBefore(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(now.getUTCFullYear() - years);
  if (day.getUTCMonth() !== now.getUTCMonth()) day.setUTCDate(0);
  return day;
}

const isLate = ({ isOver }: ScanDeps, share: number): boolean => isOver?.(share) === true;

/** All keys, as long as what stands beside requests has its turn. */
const keysOf = (deps: ScanDeps, kind: StoreKind, prefix = ''): Promise<string[]> =>
  listAll(
    () => deps.openStore(kind),
    prefix,
    deps.now,
    () => isLate(deps, SHARES.beside),
  );

/** The keys that were erased, whether those were all, and whether there was time for any at all. */
type Erased = { erased: string[]; isWhole: boolean; hasAdvanced: boolean };

/** Erases those of some keys that `eraseKey` finds to be erased, as long as there is time. */
async function eraseWhile(
  deps: PurgeDeps,
  { share, keys }: { share: number; keys: readonly string[] },
  eraseKey: (key: string) => Promise<boolean>,
): Promise<Erased> {
  let looked = 0;
  const erased = await inParallel(
    keys,
    async (key) => {
      if (isLate(deps, share)) return [];
      looked += 1;
      return (await eraseKey(key)) ? [key] : [];
    },
    () => deps.onProgress?.(looked, keys.length),
  );
  const isWhole = looked === keys.length;
  return { erased: erased.flat(), isWhole, hasAdvanced: isWhole || looked > 0 };
}

/** Suspects of one month of before `limit`, with their marks. Where all of the month is over, their keys tell enough. */
async function eraseSuspectsOf(month: string, deps: PurgeDeps, limit: Date, share: number): Promise<Erased> {
  const { openStore } = deps;
  const most = deps.isOver === undefined ? Infinity : MOST_LISTED;
  const isOver = () => isLate(deps, share);
  const keys = await listSome(() => openStore('suspects'), [`${month}/`], most, isOver).catch(nothingInTime);
  if (keys === null) return { erased: [], isWhole: false, hasAdvanced: false };
  // Begun anywhere: those that are too young are not the same every night.
  const outcome = await eraseWhile(deps, { share, keys: fromAnywhere(keys) }, async (key) => {
    if (!isOlder(key, limit)) {
      const suspect = await readLead(deps, 'suspects', key);
      if (suspect === null || suspect.createdAt >= limit) return false;
    }
    await Promise.all([openStore('suspects').delete(key), openStore('open').delete(suspectMark(key))]);
    return true;
  });
  return { ...outcome, isWhole: outcome.isWhole && keys.length < most };
}

/**
 * The same of all months, the earliest first: robots may leave more than one run of a scheduled function can look at, and every
 * run leaves fewer of them.
 */
async function eraseSuspects(deps: PurgeDeps, limit: Date, share: number): Promise<Erased> {
  const erased: string[] = [];
  for (const month of await monthsUpTo(() => deps.openStore('suspects'), limit)) {
    const { isWhole, hasAdvanced, ...part } = await eraseSuspectsOf(month, deps, limit, share);
    erased.push(...part.erased);
    if (!isWhole) return { erased, isWhole, hasAdvanced: hasAdvanced || erased.length > 0 };
  }
  return { erased, isWhole: true, hasAdvanced: true };
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
async function eraseOrphans(deps: PurgeDeps, erased: ReadonlySet<string>): Promise<BesideCounts> {
  // Only the first two tell of what was sent: an erasure beside a sweep leaves marks, however many, and so does a flood.
  const kinds = ['outbox', 'follow-up', 'progress', 'open'] as const;
  const prefixes: Partial<Record<StoreKind, readonly string[]>> = MARKS;
  const beside = await Promise.all(
    kinds.map(async (kind) =>
      (await Promise.all((prefixes[kind] ?? ['']).map((prefix) => keysOf(deps, kind, prefix)))).flat(),
    ),
  );
  const leads = new Set((await Promise.all([keysOf(deps, 'submissions'), keysOf(deps, 'suspects')])).flat());
  const requestOf = (key: string): string => REQUEST_KEY.exec(key)?.[0] ?? '';
  const missing = [...new Set(beside.flat().map(requestOf))].filter((key) => key !== '' && !leads.has(key));
  const gone = new Set<string>();
  await inParallel(missing, async (key) => {
    if (erased.has(key) || (await isGone(deps, key))) gone.add(key);
  });
  // A record older than the purge of years may be left by one that was cut off, and sets nothing off any more.
  const recent = new Date(deps.now.getTime() - RECENT_DAYS * DAY_MS);
  const telling = new Set(beside.slice(0, 2).flat().map(requestOf));
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
async function erasePastDays(deps: PurgeDeps): Promise<Erased> {
  const { openStore, now } = deps;
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  const listed = await listKeys(openStore('recipients'), '', MOST_LISTED);
  const keys = listed.filter((key) => key.slice(0, 10) < yesterday);
  const outcome = await eraseWhile({ ...deps, onProgress: undefined }, { share: SHARES.days, keys }, async (key) => {
    await openStore('recipients').delete(key);
    return true;
  });
  // Where the list was cut off within past days, the next night goes on with it.
  const isAll = listed.length < MOST_LISTED || keys.length < listed.length;
  return { ...outcome, isWhole: isAll && outcome.isWhole };
}

/** Erases what the law no longer allows to keep. Cut off anywhere and run again, it finishes. */
export async function purge(deps: PurgeDeps): Promise<PurgeOutcome> {
  const { now, retention } = deps;
  const limit = new Date(now.getTime() - retention.suspectDays * DAY_MS);
  const days = await erasePastDays(deps);
  const suspects = await eraseSuspects(deps, limit, SHARES.suspects);
  const requests = await eraseExpired(deps, yearsBefore(now, retention.requestYears));
  const first = new Set([...requests.erased, ...suspects.erased]);
  const beside = isLate(deps, SHARES.beside) ? null : await eraseOrphans(deps, first).catch(nothingInTime);
  const others = suspects.isWhole ? suspects : await eraseSuspects(deps, limit, SHARES.others);
  const isWhole = beside !== null && [days, others, requests].every((part) => part.isWhole);
  // Of what there was no time for, each night has to leave less.
  const hasAdvanced = [days, suspects, requests].every((part) => part.hasAdvanced);
  return {
    submissions: requests.erased.length,
    suspects: new Set([...suspects.erased, ...others.erased]).size,
    ...(beside ?? { outbox: 0, followUp: 0, progress: 0 }),
    ...(isWhole ? {} : { unfinished: hasAdvanced ? ('advancing' as const) : ('stuck' as const) }),
  };
}
