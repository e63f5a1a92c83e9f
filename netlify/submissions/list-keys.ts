import type { Store } from '@netlify/blobs';
import { inParallel } from '#src/lib/in-parallel.ts';

/** More than any run of a function can look at. */
export const MOST_LISTED = 20_000;

/** The requests of a month fall in so many parts, by the first digits of their ids. */
export const PARTS = 16;
const DIGITS = Array.from({ length: PARTS }, (_, digit) => digit.toString(PARTS));

/** So many keys of a part are read at once; one that has more is read by its own parts. */
const PART_KEYS = 5000;

/** The parts of a month, `2026-11/0` to `2026-11/f`, or of one of these. */
export const partsOf = (prefix: string): string[] => DIGITS.map((digit) => `${prefix}${digit}`);

const MONTH = /^\d{4}-(?:0[1-9]|1[0-2])(?=\/)/;

/** A list is longer than the time that there was for it. */
class ListTooLong extends Error {
  override readonly name = 'ListTooLong';
}

/** Nothing in place of such a list. Any other error is thrown on. */
export function nothingInTime(error: unknown): null {
  if (error instanceof ListTooLong) return null;
  throw error;
}

const never = (): boolean => false;

/**
 * Keys that begin so, a whole number of pages of them: no page is asked for once there are `most`. Whole lists of a flood would
 * take more time than a scheduled function has, and nothing at all would be done.
 * @throws ListTooLong when time is over, and there is more than a page.
 */
export async function listKeys(store: Store, prefix: string, most: number, isOver = never): Promise<string[]> {
  const keys: string[] = [];
  for await (const { blobs } of store.list({ prefix, paginate: true })) {
    if (keys.length > 0 && isOver()) throw new ListTooLong(prefix);
    keys.push(...blobs.map(({ key }) => key));
    if (keys.length >= most) break;
  }
  return keys;
}

const monthOf = (at: Date): string => at.toISOString().slice(0, 7);

/** `2026-11`, `2026-12`, `2027-01`: the months from one to another. */
function monthsBetween(first: string, last: string): string[] {
  const months: string[] = [];
  for (const at = new Date(`${first}-01T00:00:00Z`); ; at.setUTCMonth(at.getUTCMonth() + 1)) {
    const month = monthOf(at);
    if (month > last) return months;
    months.push(month);
  }
}

/** The months of the last so many milliseconds, the earliest first. */
export const recentMonths = (now: Date, milliseconds: number): string[] =>
  monthsBetween(monthOf(new Date(now.getTime() - milliseconds)), monthOf(now));

/** In their order, but begun anywhere: what comes last has its turn too. */
export function fromAnywhere<Item>(items: readonly Item[]): Item[] {
  const start = Math.floor(Math.random() * items.length);
  return [...items.slice(start), ...items.slice(0, start)];
}

/** The keys of some parts that are not long, and what those are made of that are. */
async function listParts(
  openStore: () => Store,
  parts: readonly string[],
  isOver: () => boolean,
): Promise<{ keys: string[]; smaller: string[] }> {
  const lists = await inParallel(parts, async (part) => {
    const keys = await listKeys(openStore(), part, PART_KEYS, isOver);
    return keys.length < PART_KEYS ? { keys, smaller: [] } : { keys: [], smaller: partsOf(part) };
  });
  return { keys: lists.flatMap(({ keys }) => keys), smaller: lists.flatMap(({ smaller }) => smaller) };
}

/**
 * So many keys, or some more, of parts of which there are too many to list. The longest come last: a client that chooses the key
 * of its request may try until the id begins as it likes, and would fill one part to keep the rest of it from being listed.
 */
export async function listSome(
  openStore: () => Store,
  parts: readonly string[],
  most: number,
  isOver = never,
): Promise<string[]> {
  const listed: string[] = [];
  let waiting = fromAnywhere(parts);
  while (waiting.length > 0 && listed.length < most) {
    const { keys, smaller } = await listParts(openStore, waiting.slice(0, PARTS), isOver);
    listed.push(...keys);
    waiting = [...waiting.slice(PARTS), ...fromAnywhere(smaller)];
  }
  return listed;
}

/**
 * All keys that are a prefix and the key of a request, however many. A store is opened for each list and has so much time for
 * it: a long one is asked for in parts, side by side, and a part that is long by its own.
 */
export async function listAll(openStore: () => Store, prefix: string, now: Date, isOver = never): Promise<string[]> {
  const first = await listKeys(openStore(), prefix, MOST_LISTED, isOver);
  if (first.length < MOST_LISTED) return first;
  const seen = [now.toISOString(), ...first.map((key) => key.slice(prefix.length))];
  const months = [...new Set(seen.flatMap((key) => MONTH.exec(key)?.[0] ?? []))].sort();
  const parts = monthsBetween(months[0] ?? '', months.at(-1) ?? '').flatMap((month) => partsOf(`${prefix}${month}/`));
  return listSome(openStore, parts, Infinity, isOver);
}

/** The months of the keys of a store up to one, the earliest first: whatever later months hold, none of it is listed. */
export async function monthsUpTo(openStore: () => Store, last: Date): Promise<string[]> {
  const [earliest] = (await listKeys(openStore(), '', 1)).flatMap((key) => MONTH.exec(key)?.[0] ?? []).sort();
  return earliest === undefined ? [] : monthsBetween(earliest, monthOf(last));
}
