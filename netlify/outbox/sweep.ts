import { inParallel } from '#src/lib/in-parallel.ts';
import { deliverRequest, type OutboxDeps } from './deliver-request.ts';

export type SweepDeps = OutboxDeps & {
  /** Nothing new is begun after so many milliseconds: a scheduled function has thirty seconds. */
  budgetMs: number;
  onError: (error: unknown) => void;
};

export type SweepCounts = { looked: number; settled: number; left: number };

const SETTLED = 'settled/';
const AGAIN = 'again/';

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** This month and the one before: nothing is retried for longer. */
const recentMonths = (now: Date): string[] => [
  monthOf(new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() - 1))),
  monthOf(now),
];

const keysIn = async (deps: OutboxDeps, kind: 'submissions' | 'progress', prefix: string): Promise<string[]> => {
  const { blobs } = await deps.openStore(kind).list({ prefix });
  return blobs.map(({ key }) => key);
};

async function openRequests(deps: OutboxDeps, month: string): Promise<string[]> {
  const [requests, marks] = await Promise.all([
    keysIn(deps, 'submissions', `${month}/`),
    keysIn(deps, 'progress', `${SETTLED}${month}/`),
  ]);
  const settled = new Set(marks.map((mark) => mark.slice(SETTLED.length)));
  return requests.filter((key) => !settled.has(key));
}

/** `again/2026-11/<id>/<time>` speaks of `2026-11/<id>`. */
const requestOf = (mark: string): string => mark.slice(AGAIN.length, mark.lastIndexOf('/'));

/** Tries whatever is due, oldest month first; what one sweep leaves undone, the next one does. */
export async function sweep(deps: SweepDeps): Promise<SweepCounts> {
  const start = deps.now();
  // Listed before any state is read: a task put back later has a later mark, which stays.
  const marks = await keysIn(deps, 'progress', AGAIN);
  const recent = await Promise.all(recentMonths(start).map((month) => openRequests(deps, month)));
  const keys = [...new Set([...recent.flat(), ...marks.map(requestOf)])];
  let settled = 0;
  let looked = 0;
  await inParallel(keys, async (key) => {
    if (deps.now().getTime() - start.getTime() > deps.budgetMs) return;
    looked += 1;
    try {
      if (!(await deliverRequest(key, deps))) return;
      settled += 1;
      const done = marks.filter((mark) => requestOf(mark) === key);
      await Promise.all(done.map((mark) => deps.openStore('progress').delete(mark)));
    } catch (error) {
      deps.onError(error);
    }
  });
  return { looked, settled, left: keys.length - settled };
}
