import { inParallel } from '#src/lib/promises.ts';
import { AGAIN, DONE, recentMonths } from '#netlify/requests/keys.ts';
import { logError } from '#netlify/requests/log.ts';
import { deliver, type DeliverDeps } from './deliver.ts';

/** Deliveries are tried for about five days. */
const SWEPT_DAYS = 7;

export type SweepCounts = { open: number; looked: number; settled: number };

/** Keys of requests to deliver: those under `again/`, and those of recent months without a `done/` key. */
export async function openKeys({ records, now }: Pick<DeliverDeps, 'records' | 'now'>): Promise<string[]> {
  const again = (await records.keys(AGAIN)).map((key) => key.slice(AGAIN.length));
  const open = new Set(again);
  for (const month of recentMonths(now(), SWEPT_DAYS)) {
    const done = new Set(await records.keys(`${DONE}${month}/`));
    for (const key of await records.keys(`${month}/`)) if (!done.has(DONE + key)) open.add(key);
  }
  return [...open];
}

/** Delivers open requests until its time is up; the next sweep continues. */
export async function sweep(deps: DeliverDeps, budgetMs: number): Promise<SweepCounts> {
  const end = performance.now() + budgetMs;
  const open = await openKeys(deps);
  const counts = { open: open.length, looked: 0, settled: 0 };
  await inParallel(open, async (key) => {
    if (performance.now() > end) return;
    counts.looked += 1;
    const isSettled = await deliver(key, deps).catch((error: unknown) => {
      logError('sweep', error);
      return false;
    });
    if (isSettled) counts.settled += 1;
  });
  return counts;
}
