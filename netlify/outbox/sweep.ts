import {
  fromAnywhere,
  listKeys,
  listSome,
  MOST_LISTED,
  PARTS,
  partsOf,
  recentMonths,
} from '#netlify/submissions/list-keys.ts';
import { AGAIN, openMark, settledMark } from '#netlify/submissions/outbox-record.ts';
import type { StoreKind } from '#netlify/submissions/submission-store.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { deliverRequest, type OutboxDeps } from './deliver-request.ts';
import { MOST_LATE } from './retry-policy.ts';
import { DAY_MS, MINUTE_MS } from '#src/lib/durations.ts';

export type SweepDeps = OutboxDeps & {
  /** Nothing new is begun after so many milliseconds: a scheduled function has thirty seconds. */
  budgetMs: number;
  onError: (error: unknown) => void;
};

export type SweepCounts = {
  looked: number;
  settled: number;
  left: number;
  /** Requests of days ago that nobody was ever told of, too many for a sweep to send by itself. */
  held?: number;
};

const OPEN = openMark('');
const SETTLED = settledMark('');

/** How often Netlify's schedule runs a sweep. */
export const SWEEP_MINUTES = 5;

/** A request that is found again later than this is no longer tried by itself. */
const RECENT_MS = 2 * DAY_MS;

const keysIn = async (deps: OutboxDeps, kind: StoreKind, prefix: string): Promise<string[]> => {
  const { blobs } = await deps.openStore(kind).list({ prefix });
  return blobs.map(({ key }) => key);
};

/**
 * The marks of open requests; where there are more than a list can hold in time, as many of some parts of each month, others in
 * each sweep: what stands at the end of such a list has its turn too.
 */
async function openMarks(deps: OutboxDeps): Promise<string[]> {
  const first = await listKeys(deps.openStore('open'), OPEN, MOST_LISTED);
  if (first.length < MOST_LISTED) return first;
  const months = new Set([
    ...first.map((mark) => mark.slice(OPEN.length).slice(0, 7)),
    ...recentMonths(deps.now(), RECENT_MS),
  ]);
  const parts = [...months].flatMap((month) => partsOf(`${OPEN}${month}/`));
  return listSome(() => deps.openStore('open'), parts, MOST_LISTED);
}

/** `again/2026-11/<id>/<time>` speaks of `2026-11/<id>`. */
const requestOf = (mark: string): string => mark.slice(AGAIN.length, mark.lastIndexOf('/'));

/**
 * Marks recent requests that are neither settled nor open: where the store has failed twice in a row, the mark and the first
 * try of a request are both lost. A sixteenth of them at a time, so that a sweep stays cheap, and none waits for longer than
 * 80 minutes.
 */
async function reopenForgotten(deps: OutboxDeps): Promise<void> {
  const now = deps.now();
  const digit = (Math.floor(now.getTime() / (SWEEP_MINUTES * MINUTE_MS)) % PARTS).toString(PARTS);
  for (const month of recentMonths(now, RECENT_MS)) {
    const part = `${month}/${digit}`;
    // Open ones are listed first, so that a request that is just being settled is not taken for a forgotten one.
    const open = await keysIn(deps, 'open', `${OPEN}${part}`);
    const requests = await keysIn(deps, 'submissions', part);
    const settled = await keysIn(deps, 'progress', `${SETTLED}${part}`);
    const known = new Set([...open, ...settled].map((mark) => mark.slice(mark.indexOf('/') + 1)));
    const forgotten = requests.filter((key) => !known.has(key));
    // One that cannot be marked keeps no other from it: the next round finds it again.
    const mark = (key: string) => deps.openStore('open').set(openMark(key), now.toISOString());
    await inParallel(forgotten, (key) => mark(key).catch(() => undefined));
  }
}

/** Tries whatever is due; what one sweep leaves undone, the next one does. It costs what is open, and little of what is stored. */
export async function sweep(deps: SweepDeps): Promise<SweepCounts> {
  const start = deps.now();
  // Listed before any state is read: a task put back later has a later mark, which stays.
  const [open, marks] = await Promise.all([openMarks(deps), keysIn(deps, 'open', AGAIN)]);
  const again = new Set(marks.map(requestOf));
  const first = open.map((mark) => mark.slice(OPEN.length)).filter((key) => !again.has(key));
  const late: string[] = [];
  let settled = 0;
  let looked = 0;
  const deliver = async (key: string, holdsLate: boolean): Promise<void> => {
    if (deps.now().getTime() - start.getTime() > deps.budgetMs) return;
    try {
      const outcome = await deliverRequest(key, deps, holdsLate);
      if (outcome === 'late') {
        late.push(key);
        return;
      }
      looked += 1;
      if (outcome === 'open') return;
      settled += 1;
      const done = marks.filter((mark) => requestOf(mark) === key);
      await Promise.all(done.map((mark) => deps.openStore('open').delete(mark)));
    } catch (error) {
      looked += 1;
      deps.onError(error);
    }
  };
  await inParallel([...again], (key) => deliver(key, false));
  // More may be open than one sweep can look at, as when somebody floods us with addresses whose server says « later » for days.
  await inParallel(fromAnywhere(first), (key) => deliver(key, true));
  const held = late.length > MOST_LATE ? late.length : 0;
  // All of them are known by now, and so is their number.
  if (held === 0) await inParallel([...late], (key) => deliver(key, false));
  // Last, so that no list however long keeps anything from being sent; what it finds, the next sweep tries.
  const isInTime = deps.now().getTime() - start.getTime() <= deps.budgetMs;
  if (isInTime) await reopenForgotten(deps).catch(deps.onError);
  return { looked, settled, left: again.size + first.length - settled, ...(held > 0 && { held }) };
}
