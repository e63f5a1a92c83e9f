import * as z from 'zod/mini';
import { fromAnywhere, listKeys, recentMonths } from '#netlify/submissions/list-keys.ts';
import {
  failedMark,
  followUpSchema,
  limitedMark,
  openMark,
  outboxKey,
  outboxRecordSchema,
  overdueMark,
  suspectMark,
  unconfirmedMark,
} from '#netlify/submissions/outbox-record.ts';
import { readPurgeMark, writePurgeMark } from '#netlify/submissions/purge-mark.ts';
import type { StoreKind } from '#netlify/submissions/submission-store.ts';
import { storedSubmissionSchema } from '#netlify/submissions/submission.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { type Concern, type DailyReport, MOST_COUNTED, type Some } from '#netlify/mail/report-email.ts';
import type { OutboxDeps } from './deliver-request.ts';
import { isOverdue } from './retry-policy.ts';
import { DAY_MS } from '#src/lib/durations.ts';

export type ReportDeps = Pick<OutboxDeps, 'openStore' | 'now'> & {
  /** For so many days a suspect may be released. */
  suspectDays: number;
};

/** A mail with more lines is read no better, and a scheduled function has thirty seconds. */
const MOST_NAMED = 20;
/** Told every morning for so long; then whoever reads the report has decided. */
const TOLD_MS = 14 * DAY_MS;
/** Deliveries are tried for five days and some hours. */
const TRIED_MS = 6 * DAY_MS;
const NO_KEY = '';

/**
 * Those of the months of which anything is told; of a flood, no further than they are counted. Whatever former months have left,
 * it takes no place of what is new.
 */
async function keysMarked(
  { openStore, now, suspectDays }: ReportDeps,
  mark: (key: string) => string,
  reachMs = suspectDays * DAY_MS + TRIED_MS + TOLD_MS,
): Promise<string[]> {
  const months = recentMonths(now(), reachMs);
  const lists = await Promise.all(months.map((month) => listKeys(openStore('open'), mark(`${month}/`), MOST_COUNTED)));
  return lists
    .flat()
    .map((name) => name.slice(mark(NO_KEY).length))
    .sort()
    .slice(-MOST_COUNTED);
}

/** The record under a key, null where it cannot be read, which keeps no report from leaving; undefined where there is none. */
async function readJson<Schema extends z.core.$ZodType>(
  { openStore }: ReportDeps,
  kind: StoreKind,
  key: string,
  schema: Schema,
): Promise<z.output<Schema> | null | undefined> {
  const text: unknown = await openStore(kind).get(key, { type: 'text' });
  if (typeof text !== 'string') return undefined;
  const { success, data } = z.safeParse(schema, parseJson(text));
  return success ? data : null;
}

const NEVER_TRIED = 'jamais essayé';
const UNREADABLE = 'illisible';

/** Whether a request has had its mark for so long that it is told of no more; it may be older, and released or sent again since. */
async function isOld(mark: string, { openStore, now }: ReportDeps): Promise<boolean> {
  const markedAt: unknown = await openStore('open').get(mark, { type: 'text' });
  return now().getTime() - Date.parse(String(markedAt)) > TOLD_MS;
}

/**
 * The problems of the deliveries of a request; none where somebody has dealt with it or has erased it. One that cannot be read
 * is a problem itself: its mark says that there was another.
 */
async function concernOf(key: string, state: 'failed' | 'pending', deps: ReportDeps): Promise<Concern[]> {
  const submission = await readJson(deps, 'submissions', key, storedSubmissionSchema);
  if (submission === undefined) return [];
  if (await readJson(deps, 'follow-up', key, followUpSchema)) return [];
  if (submission === null) return [{ submission: { id: key.slice(key.indexOf('/') + 1) }, troubles: [] }];
  const records = await Promise.all(
    (submission.due ?? []).map(async (kind) => ({
      kind,
      record: await readJson(deps, 'outbox', outboxKey(key, kind), outboxRecordSchema),
    })),
  );
  const troubles = records
    .filter(({ record }) =>
      state === 'failed' ? record === null || record?.state === 'failed' : record?.state !== 'sent',
    )
    .map(({ kind, record }) => ({
      kind,
      reason: record === null ? UNREADABLE : (record?.reason ?? record?.state ?? NEVER_TRIED),
    }));
  return troubles.length === 0 ? [] : [{ submission, troubles }];
}

/** More than can be named, from anywhere: a client may try until the id of its request stands before those of others. */
const toName = (keys: readonly string[]): readonly string[] => (keys.length > MOST_NAMED ? fromAnywhere(keys) : keys);

const isOfAdviser = ({ troubles }: Concern): boolean => troubles.some(({ kind }) => kind === 'adviser');

/**
 * As many concerns as a mail may name, those first of which no adviser has heard; what is none any more doesn't count, and loses
 * its mark.
 */
async function concernsOf(
  keys: readonly string[],
  state: 'failed' | 'pending',
  { markOf, ...deps }: ReportDeps & { markOf?: (key: string) => string },
): Promise<Some<Concern>> {
  const read = toName(keys.toReversed()).slice(0, 5 * MOST_NAMED);
  // What waits is marked anew with each try: it has waited since it was opened.
  const timeOf = state === 'failed' && markOf !== undefined ? markOf : openMark;
  const concerns = await inParallel(read, async (key) => {
    const found = (await isOld(timeOf(key), deps)) ? [] : await concernOf(key, state, deps);
    // A mark that tells nothing any more would be in the way of others.
    if (markOf !== undefined && found.length === 0) await deps.openStore('open').delete(markOf(key));
    return found;
  });
  const all = concerns.flat().sort((one, other) => Number(isOfAdviser(other)) - Number(isOfAdviser(one)));
  return { count: all.length + keys.length - read.length, first: all.slice(0, MOST_NAMED) };
}

/** Deliveries to us before those to visitors, of which any number may name mailboxes that are none. */
const oursFirst = (ours: Some<Concern>, theirs: Some<Concern>): Some<Concern> => ({
  count: ours.count + theirs.count,
  first: [...ours.first, ...theirs.first].slice(0, MOST_NAMED),
});

/** The deliveries that were given up. */
async function failedOf(deps: ReportDeps): Promise<Some<Concern>> {
  const [ours, theirs] = await Promise.all([keysMarked(deps, failedMark), keysMarked(deps, unconfirmedMark)]);
  const known = new Set(ours);
  return oursFirst(
    await concernsOf(ours, 'failed', { ...deps, markOf: failedMark }),
    await concernsOf(
      theirs.filter((key) => !known.has(key)),
      'failed',
      { ...deps, markOf: unconfirmedMark },
    ),
  );
}

const waitsForLong = async (key: string, { openStore, now }: ReportDeps): Promise<boolean> => {
  const markedAt: unknown = await openStore('open').get(openMark(key), { type: 'text' });
  return isOverdue(String(markedAt), now());
};

/** The deliveries that wait: sweeps have marked those to us; of all else that is open, as much as there is time to look at. */
async function overdueOf(deps: ReportDeps): Promise<Some<Concern>> {
  const [ours, open] = await Promise.all([keysMarked(deps, overdueMark), keysMarked(deps, openMark)]);
  const known = new Set(ours);
  const others = toName(open.filter((key) => !known.has(key))).slice(0, 10 * MOST_NAMED);
  const theirs = await inParallel(others, async (key) => ((await waitsForLong(key, deps)) ? [key] : []));
  return oursFirst(
    await concernsOf(ours, 'pending', { ...deps, markOf: overdueMark }),
    await concernsOf(theirs.flat(), 'pending', deps),
  );
}

/** The news that is told once: how many requests are marked, and the first of them. */
async function toldOnce(keys: readonly string[], kind: 'submissions' | 'suspects', deps: ReportDeps) {
  const first = await inParallel(keys.slice(0, MOST_NAMED), (key) => readJson(deps, kind, key, storedSubmissionSchema));
  return { count: keys.length, first: first.filter((submission) => submission !== null && submission !== undefined) };
}

/** A purge that has less to do every night is let alone for a week. */
const CATCHING_UP_MS = 7 * DAY_MS;

/**
 * Whether a purge was cut off, gave up or does not come to its end although it goes on every night. One that never begins does
 * not either: where none has left its mark yet, the first report does.
 */
async function isPurgeStuck({ openStore, now }: ReportDeps): Promise<boolean> {
  const mark = await readPurgeMark(openStore('open'), now());
  if (mark === null) {
    await writePurgeMark(openStore('open'), { since: now().toISOString(), isAdvancing: true });
    return false;
  }
  return !(mark.isAdvancing && now().getTime() - Date.parse(mark.since) < CATCHING_UP_MS);
}

/**
 * The report of a day, null where there is nothing to say; and how to say that somebody has read it. All is asked for at once: a
 * flood makes each list long, and one after the other they would take more time than a scheduled function has.
 */
export async function dailyReport(
  deps: ReportDeps,
): Promise<{ report: DailyReport; wasRead: () => Promise<void> } | null> {
  const [limited, suspects, failed, overdue] = await Promise.all([
    keysMarked(deps, limitedMark, TOLD_MS).then(toName),
    keysMarked(deps, suspectMark, TOLD_MS).then(toName),
    failedOf(deps),
    overdueOf(deps),
  ]);
  const some = {
    failed,
    overdue,
    limited: await toldOnce(limited, 'submissions', deps),
    suspects: await toldOnce(suspects, 'suspects', deps),
  };
  const isPurgeUnfinished = await isPurgeStuck(deps);
  if (!isPurgeUnfinished && Object.values(some).every(({ count }) => count === 0)) return null;
  const wasRead = async () => {
    const told = [limited.map(limitedMark), suspects.map(suspectMark)];
    // A flood leaves no time for all of them: what was named goes first, so that the next report names others.
    const marks = [told.map((all) => all.slice(0, MOST_NAMED)), told.map((all) => all.slice(MOST_NAMED))].flat(2);
    await inParallel(marks, (mark) => deps.openStore('open').delete(mark));
  };
  return { report: { ...some, isPurgeUnfinished }, wasRead };
}
