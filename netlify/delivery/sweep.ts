import { inParallel } from '#src/lib/promises.ts';
import { OPEN } from '#netlify/requests/keys.ts';
import { logError } from '#netlify/requests/log.ts';
import { deliver, type DeliverDeps, hasTime } from './deliver.ts';

/** Delivers open requests until the time is up. The next sweep continues. */
export async function sweep(deps: DeliverDeps) {
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
