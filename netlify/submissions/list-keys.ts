import type { Store } from '@netlify/blobs';
import { inParallel } from '#src/lib/in-parallel.ts';

/** More than any run of a function can look at. */
export const MOST_LISTED = 20_000;

/** The requests of a month fall in so many parts, by the first digits of their ids. */
export const PARTS = 16;
const DIGITS = Array.from({ length: PARTS }, (_, digit) => digit.toString(PARTS));

const MONTH = /^\d{4}-\d{2}/;

/**
 * Keys that begin so, a whole number of pages of them: no page is asked for once there are `most`. Whole lists of a flood would
 * take more time than a scheduled function has, and nothing at all would be done.
 */
export async function listKeys(store: Store, prefix: string, most: number): Promise<string[]> {
  const keys: string[] = [];
  for await (const { blobs } of store.list({ prefix, paginate: true })) {
    keys.push(...blobs.map(({ key }) => key));
    if (keys.length >= most) break;
  }
  return keys;
}

/** `2026-11`, `2026-12`, `2027-01`: the months from one to another. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${first}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = at.toISOString().slice(0, 7);
    if (month > last) return months;
    months.push(month);
  }
}

/**
 * All keys that are a prefix and the key of a request, however many. A store is opened for each list and has so much time for
 * it: a long one is asked for in parts, side by side.
 */
export async function listAll(openStore: () => Store, prefix: string, now: Date): Promise<string[]> {
  const first = await listKeys(openStore(), prefix, MOST_LISTED);
  if (first.length < MOST_LISTED) return first;
  const seen = [now.toISOString(), ...first.map((key) => key.slice(prefix.length))];
  const months = [...new Set(seen.flatMap((key) => MONTH.exec(key)?.[0] ?? []))].sort();
  const parts = monthsBetween(months[0] ?? '', months.at(-1) ?? '').flatMap((month) =>
    DIGITS.map((digit) => `${prefix}${month}/${digit}`),
  );
  return (await inParallel(parts, (part) => listKeys(openStore(), part, Infinity))).flat();
}
