import { inParallel } from '#src/lib/promises.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { againKey, DONE, doneKey, MAILED, monthOf, SUSPECTS } from '#netlify/requests/keys.ts';
import type { Records } from '#netlify/requests/records.ts';

type Limits = { requests: Date; suspects: Date };

type PurgeOptions = {
  now: Date;
  limits: Limits;
  /** Whether the time is up. The next run goes on. */
  isOver?: () => boolean;
};

type PurgeCounts = { requests: number; suspects: number; isWhole: boolean };

/** The same day some years earlier; 28 February for 29 February. */
export function yearsBefore(now: Date, years: number): Date {
  const day = new Date(now);
  day.setUTCFullYear(now.getUTCFullYear() - years);
  if (day.getUTCMonth() !== now.getUTCMonth()) day.setUTCDate(0);
  return day;
}

/** Requests are kept for years, suspects for days. What testers sent from previews is kept as long as suspects. */
export function retentionLimits(
  now: Date,
  retention: { requestYears: number; suspectDays: number },
  isPreview: boolean,
) {
  const suspects = new Date(now.getTime() - retention.suspectDays * DAY_MS);
  return { suspects, requests: isPreview ? suspects : yearsBefore(now, retention.requestYears) };
}

/** Whether a request was sent before the limit. Unreadable ones are erased with their month. */
const isBefore = async (records: Records, key: string, limit: Date): Promise<boolean> => {
  const record = await records.read(key).catch(() => null);
  return record !== null && new Date(record.createdAt) < limit;
};

/** Erases what has been kept long enough, the earliest first. Months that are over are erased without reading. */
export async function purge(records: Records, { now, limits, isOver }: PurgeOptions): Promise<PurgeCounts> {
  let isWhole = true;
  const erase = async (keys: readonly string[], beside: (key: string) => string[] = () => []): Promise<number> => {
    const erased = await inParallel(keys, async (key) => {
      if (isOver?.()) {
        isWhole = false;
        return 0;
      }
      for (const each of [...beside(key), key]) await records.delete(each);
      return 1;
    });
    return erased.reduce<number>((sum, one) => sum + one, 0);
  };
  const expired = async (prefix: string, limit: Date): Promise<string[]> => {
    const last = prefix + monthOf(limit);
    const months = (await records.folders(prefix)).filter((folder) => /\d{4}-\d{2}$/.test(folder) && folder <= last);
    const keys = (await Promise.all(months.map((month) => records.keys(`${month}/`)))).flat();
    const isExpired = await inParallel(
      keys,
      async (key) => !key.startsWith(last) || (!isOver?.() && (await isBefore(records, key, limit))),
    );
    return keys.filter((_, index) => isExpired[index]);
  };
  const suspects = await erase(await expired(SUSPECTS, limits.suspects));
  const requests = await erase(await expired('', limits.requests), (key) => [doneKey(key), againKey(key)]);
  const yesterday = MAILED + new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  await erase((await records.keys(MAILED)).filter((key) => key < yesterday));
  const doneMonths = (await records.folders(DONE)).filter((folder) => folder < DONE + monthOf(limits.requests));
  for (const month of doneMonths) await erase(await records.keys(`${month}/`));
  return { requests, suspects, isWhole };
}
