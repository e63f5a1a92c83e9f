import { monthOf, parseRecord, type Records, isSuspectKey } from '#netlify/requests/records.ts';
import { hasFailed, type RequestRecord } from '#netlify/requests/request-record.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { fold } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';
import type { Call } from './command.ts';

export type StoredKey = { records: Records; key: string };
export type StoredRequest = StoredKey & { record: RequestRecord };

export const idOf = ({ key }: StoredKey): string => key.slice(key.lastIndexOf('/') + 1);
export const shortId = (stored: StoredKey): string => idOf(stored).slice(0, 8);
export const isSuspect = ({ key }: StoredKey): boolean => isSuspectKey(key);

/** `2026-11/<id>` or `suspects/2026-11/<id>`. Other keys have no request. */
const REQUEST_KEY = /^(?:suspects\/)?(\d{4}-\d{2})\//;
const monthIn = ({ key }: StoredKey): string => REQUEST_KEY.exec(key)?.[1] ?? '';

export async function storedKeys(stores: readonly Records[]): Promise<StoredKey[]> {
  const lists = stores.map(async (records) => (await records.keys('')).map((key) => ({ records, key })));
  return (await Promise.all(lists)).flat().filter(({ key }) => REQUEST_KEY.test(key));
}

export type Candidate = StoredKey & { text: string; record: RequestRecord | undefined };

export const readAll = (found: readonly StoredKey[]): Promise<Candidate[]> =>
  inParallel(found, async (stored) => {
    const text = (await stored.records.text(stored.key)) ?? '';
    return { ...stored, text, record: parseRecord(text) };
  });

export const unreadableText = ({ key }: StoredKey): string => `Demande illisible\u00A0: ${key}`;

export async function findRequest({ stores, words }: Call, isWanted: (stored: StoredKey) => boolean = () => true) {
  const start = (words[0] ?? '').toLowerCase();
  if (!/^[0-9a-f]{4,32}$/.test(start))
    throw new UsageError('Un identifiant compte 32 chiffres et lettres de a à f ; donnez-en les 4 premiers au moins.');
  const found = (await storedKeys(stores)).filter((stored) => idOf(stored).startsWith(start));
  const ids = [...new Set(found.map(idOf))];
  if (ids.length > 1)
    throw new UsageError(`${ids.length} demandes commencent par ${start} : ${ids.slice(0, 5).join(', ')}.`);
  // Prefers the request to a copy that an interrupted `release` left among the suspects: the key `2026-…` sorts before
  // `suspects/…`.
  const [stored] = found.filter(isWanted).sort((one, other) => one.key.localeCompare(other.key));
  const record = stored && (await stored.records.read(stored.key));
  if (!stored || !record) throw new Error(`Aucune demande ne commence par ${start}.`);
  return { ...stored, record };
}

export const FILTERS = ['since', 'until', 'search', 'todo', 'failed', 'suspects'] as const;

function dayOf(typed: string, now: Date): string {
  const days = /^([1-9]\d{0,4})j$/.exec(typed)?.[1];
  if (days !== undefined) return parisDay(new Date(now.getTime() - (Number(days) - 1) * DAY_MS));
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed))) return typed;
  throw new UsageError(`--since et --until attendent un jour (2026-11-20) ou des jours (7j), et non « ${typed} ».`);
}

export async function selectRequests({ stores, values, now, fail }: Call): Promise<StoredRequest[]> {
  const { search, todo, failed, suspects } = values;
  const since = dayOf(values.since ?? '1970-01-02', now());
  const until = dayOf(values.until ?? '9998-12-31', now());
  // Starts one day earlier: keys contain the month in UTC, and a day in Paris begins before the UTC day.
  const firstMonth = monthOf(new Date(Date.parse(since) - DAY_MS));
  const found = (await storedKeys(stores)).filter(
    (stored) => isSuspect(stored) === (suspects === true) && monthIn(stored) >= firstMonth,
  );
  const requests = (await readAll(found)).flatMap(({ record, ...each }): StoredRequest[] => {
    if (record === undefined) fail(unreadableText(each));
    return record === undefined ? [] : [{ ...each, record }];
  });
  const matches = ({ record }: StoredRequest): boolean => {
    const day = parisDay(new Date(record.createdAt));
    const texts = Object.values(record).filter((value) => typeof value === 'string');
    return (
      day >= since &&
      day <= until &&
      (search === undefined || fold(texts.join('\n')).includes(fold(search))) &&
      (todo !== true || record.handledAt === undefined) &&
      (failed !== true || hasFailed(record))
    );
  };
  return requests.filter(matches).sort((one, other) => one.record.createdAt.localeCompare(other.record.createdAt));
}
