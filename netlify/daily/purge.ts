import { inParallel } from '#src/lib/promises.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import type { Requests } from '#src/features/contact/requests-schema.ts';
import { MAILED, monthOf, openKey, type Records, SUSPECTS } from '#netlify/requests/records.ts';

type Limits = ReturnType<typeof retentionLimits>;

export function retentionLimits(now: Date, retention: Requests['retention'], isPreview: boolean) {
  const suspects = new Date(now.getTime() - retention.suspectDays * DAY_MS);
  const requests = new Date(now);
  requests.setUTCFullYear(now.getUTCFullYear() - retention.requestYears);
  return { suspects, requests: isPreview ? suspects : requests };
}

/** False for an unreadable request, which is erased when its whole month has expired. */
const isBefore = async (records: Records, key: string, limit: Date): Promise<boolean> => {
  const record = await records.read(key).catch(() => null);
  return record !== null && new Date(record.createdAt) < limit;
};

export async function purge(records: Records, now: Date, limits: Limits, isLate = () => false) {
  let isWhole = true;
  const erase = async (keys: readonly string[], isExpired: (key: string) => boolean | Promise<boolean>) => {
    let erased = 0;
    await inParallel(keys, async (key) => {
      if (isLate()) isWhole = false;
      else if (await isExpired(key)) {
        await records.delete(openKey(key));
        await records.delete(key);
        erased += 1;
      }
    });
    return erased;
  };
  const eraseBefore = async (limit: Date, prefix: string) => {
    const last = prefix + monthOf(limit);
    const months = (await records.folders(prefix)).filter((folder) => /\d{4}-\d{2}$/.test(folder) && folder <= last);
    const keys = (await Promise.all(months.map((month) => records.keys(`${month}/`)))).flat();
    return erase(keys, (key) => !key.startsWith(last) || isBefore(records, key, limit));
  };
  const requests = await eraseBefore(limits.requests, '');
  const suspects = await eraseBefore(limits.suspects, SUSPECTS);
  const yesterday = new Date(now.getTime() - DAY_MS).toISOString().slice(0, 10);
  await erase(await records.keys(MAILED), (key) => key < MAILED + yesterday);
  return { requests, suspects, isWhole };
}
