import { inParallel } from '#src/lib/promises.ts';
import { OPEN, openKey, recentMonths } from '#netlify/requests/keys.ts';
import { logError } from '#netlify/requests/log.ts';
import type { Records } from '#netlify/requests/records.ts';
import { deliver, type DeliverDeps, hasTime } from './deliver.ts';

export type SweepCounts = { open: number; looked: number; settled: number };

/** Delivers open requests until its time is up; the next sweep continues. */
export async function sweep(deps: DeliverDeps): Promise<SweepCounts> {
  const open = await deps.records.keys(OPEN);
  const counts = { open: open.length, looked: 0, settled: 0 };
  await inParallel(open, async (key) => {
    if (!hasTime(deps)) return;
    counts.looked += 1;
    const isSettled = await deliver(key.slice(OPEN.length), deps).catch((error: unknown) => {
      logError('sweep', error);
      return false;
    });
    if (isSettled) counts.settled += 1;
  });
  return counts;
}

/** For so many days, the digest tells of failures. */
const TOLD_DAYS = 14;
const INDEX = 'index/';
const OLD_DONE = 'done/';
const OLD_AGAIN = 'again/';

/** Replaces the index of the first version, which listed what was done: the rest is open, and so is what is recent, whose failures are told. */
export async function replaceOldIndex(records: Records, now: Date): Promise<void> {
  if ((await records.keys(INDEX)).length > 0) return;
  const recent = recentMonths(now, TOLD_DAYS);
  const isRecent = (key: string) => recent.some((month) => key.startsWith(month));
  for (const month of (await records.folders('')).filter((folder) => /^\d{4}-\d{2}$/.test(folder))) {
    const done = new Set(await records.keys(`${OLD_DONE}${month}/`));
    const open = (await records.keys(`${month}/`)).filter((key) => isRecent(key) || !done.has(OLD_DONE + key));
    await inParallel(open, (key) => records.mark(openKey(key), now));
  }
  const again = await records.keys(OLD_AGAIN);
  await inParallel(again, (key) => records.mark(openKey(key.slice(OLD_AGAIN.length)), now));
  await records.mark(`${INDEX}2`, now);
  await inParallel([...again, ...(await records.keys(OLD_DONE))], (key) => records.delete(key));
}
