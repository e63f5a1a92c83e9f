import { createHmac, randomBytes } from 'node:crypto';
import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { inParallel } from '#src/lib/in-parallel.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import { listAll, nothingInTime } from './list-keys.ts';
import { openMark, PURGE_SCAN, settledMark } from './outbox-record.ts';
import type { StoreKind } from './submission-store.ts';
import { submissionSchema } from './submission.ts';

export type ScanDeps = {
  openStore: (kind: StoreKind) => Store;
  now: Date;
  /** Whether so great a share of the time is used up; never, where there is as much as it takes. */
  isOver?: (share: number) => boolean;
  /** Called with the number of records read so far and the number to read. */
  onProgress?: (done: number, total: number) => void;
};

type LeadKind = 'submissions' | 'suspects';
type Read = { key: string; createdAt: Date; person: string };

const monthOf = (key: string): string => key.slice(0, 7);

/** Whether all of a key's month lies after a moment: such a record need not be read. */
export const isYounger = (key: string, than: Date): boolean => monthOf(key) > monthOf(than.toISOString());

/** The same before it: all of such a month is over. */
export const isOlder = (key: string, than: Date): boolean => monthOf(key) < monthOf(than.toISOString());

/**
 * Null for what is no request, or has just been erased: it is never purged, and `leads` shows it. A store that does not answer
 * throws: nothing would say then that the person has not written since.
 */
export async function readLead({ openStore }: ScanDeps, kind: LeadKind, key: string): Promise<Read | null> {
  const stored: unknown = await openStore(kind).get(key, { type: 'text' });
  const { success, data } = z.safeParse(submissionSchema, parseJson(String(stored)));
  if (!success || Number.isNaN(Date.parse(data.createdAt))) return null;
  const person = data.email?.toLowerCase() ?? data.phone?.replace(/\D/g, '').slice(-9) ?? data.id;
  return { key, createdAt: new Date(data.createdAt), person };
}

/** How far a purge without time for all has looked. By its salt, which goes with it, it names nobody. */
const scanSchema = z.object({
  v: z.literal(1),
  /** Whoever has not written since is to be erased. */
  limit: z.string(),
  salt: z.string(),
  /** The last key that was looked at, of months that are over: nothing comes before it any more. */
  cursor: z.string(),
  /** Keys of old requests by their person, unless a later one was found. */
  old: z.array(z.tuple([z.string(), z.array(z.string())])),
  /** Those who have written since, and of whom an older request may still be met. */
  active: z.array(z.string()),
});

/** As many at a time: whether there is time left is asked in between. */
const CHUNK = 500;

class Scan {
  readonly #deps: ScanDeps;
  readonly #limit: Date;
  readonly #salt: string;
  readonly #old: Map<string, string[]>;
  readonly #active: Set<string>;
  #cursor: string;

  constructor(deps: ScanDeps, { limit, salt, cursor, old, active }: Omit<z.infer<typeof scanSchema>, 'v'>) {
    this.#deps = deps;
    this.#limit = new Date(limit);
    this.#salt = salt;
    this.#cursor = cursor;
    this.#old = new Map(old);
    this.#active = new Set(active);
  }

  static async begin(deps: ScanDeps, limit: Date): Promise<Scan> {
    const stored: unknown = deps.isOver && (await deps.openStore('open').get(PURGE_SCAN, { type: 'text' }));
    const { success, data } = z.safeParse(scanSchema, typeof stored === 'string' ? parseJson(stored) : null);
    const salt = randomBytes(16).toString('hex');
    return new Scan(deps, success ? data : { limit: limit.toISOString(), salt, cursor: '', old: [], active: [] });
  }

  #note({ key, createdAt, person: name }: Read): void {
    const person = createHmac('sha256', this.#salt).update(name).digest('hex').slice(0, 32);
    if (createdAt >= this.#limit) {
      this.#old.delete(person);
      if (!isYounger(key, this.#limit)) this.#active.add(person);
    } else if (!this.#active.has(person)) this.#old.set(person, [...(this.#old.get(person) ?? []), key]);
  }

  /** Looks on for as long as there is time. */
  async read(keys: readonly string[]): Promise<{ isWhole: boolean; hasAdvanced: boolean }> {
    const { now, isOver, onProgress } = this.#deps;
    const unread = keys.filter((key) => key > this.#cursor).sort();
    const from = this.#cursor;
    let done = 0;
    for (let start = 0; start < unread.length; start += CHUNK) {
      if (isOver?.(SCAN_SHARE)) return { isWhole: false, hasAdvanced: this.#cursor !== from };
      const chunk = unread.slice(start, start + CHUNK);
      const found = await inParallel(
        chunk,
        (key) => readLead(this.#deps, 'submissions', key),
        () => onProgress?.((done += 1), unread.length),
      );
      for (const each of found) if (each !== null) this.#note(each);
      this.#cursor = chunk.findLast((key) => monthOf(key) < monthOf(now.toISOString())) ?? this.#cursor;
    }
    return { isWhole: true, hasAdvanced: true };
  }

  get expired(): string[] {
    return [...this.#old.values()].flat();
  }

  async save(): Promise<void> {
    const scan: z.infer<typeof scanSchema> = {
      v: 1,
      limit: this.#limit.toISOString(),
      salt: this.#salt,
      cursor: this.#cursor,
      old: [...this.#old],
      active: [...this.#active],
    };
    await this.#deps.openStore('open').setJSON(PURGE_SCAN, scan);
  }
}

/** Reading leaves time for erasing, and that for what stands beside. */
const SCAN_SHARE = 0.75;
const ERASE_SHARE = 0.9;

/** All requests, those too that the list leaves out and that a mark tells of: a later one keeps the earlier ones of its sender. */
async function knownRequests({ openStore, now, isOver }: ScanDeps): Promise<string[]> {
  const list = (kind: StoreKind, prefix: string) =>
    listAll(
      () => openStore(kind),
      prefix,
      now,
      () => isOver?.(SCAN_SHARE) === true,
    );
  const marked = async (kind: StoreKind, mark: string) =>
    (await list(kind, mark)).map((name) => name.slice(mark.length));
  const [listed, settled] = await Promise.all([list('submissions', ''), marked('progress', settledMark(''))]);
  const open = await marked('open', openMark(''));
  return [...new Set([...listed, ...settled, ...open])];
}

/**
 * Erases requests whose sender has not written since `limit`: a later request of the same person keeps the earlier ones. All
 * have to be read to know that; what one night has no time for, the next goes on with.
 */
export async function eraseExpired(
  deps: ScanDeps,
  limit: Date,
): Promise<{ erased: string[]; isWhole: boolean; hasAdvanced: boolean }> {
  const keys = await knownRequests(deps).catch(nothingInTime);
  if (keys === null) return { erased: [], isWhole: false, hasAdvanced: false };
  if (keys.every((key) => isYounger(key, limit))) return { erased: [], isWhole: true, hasAdvanced: true };
  const scan = await Scan.begin(deps, limit);
  const { isWhole, hasAdvanced } = await scan.read(keys);
  const there = new Set(keys);
  const expired = isWhole ? scan.expired.filter((key) => there.has(key)) : [];
  const erased = await inParallel(expired, async (key) => {
    if (deps.isOver?.(ERASE_SHARE)) return [];
    await deps.openStore('submissions').delete(key);
    return [key];
  });
  const isDone = isWhole && erased.every(({ length }) => length === 1);
  if (isDone) await deps.openStore('open').delete(PURGE_SCAN);
  else await scan.save();
  return { erased: erased.flat(), isWhole: isDone, hasAdvanced };
}
