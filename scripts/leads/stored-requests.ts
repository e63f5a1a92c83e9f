import { monthOf, SUSPECTS } from '#netlify/requests/keys.ts';
import { type Records, UnreadableRecord } from '#netlify/requests/records.ts';
import { type RequestRecord, tasksOf } from '#netlify/requests/request-record.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { fold } from '#src/lib/french-text.ts';
import { parisDay } from '#src/lib/french-dates.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';
import type { Call } from './command.ts';

export type Place = { records: Records; key: string };
export type StoredRequest = Place & { record: RequestRecord };

type Prefix = '' | typeof SUSPECTS;
export const PREFIXES: readonly Prefix[] = ['', SUSPECTS];

export const idOf = ({ key }: Place): string => key.slice(key.lastIndexOf('/') + 1);
export const shortId = (place: Place): string => idOf(place).slice(0, 8);
export const isSuspect = ({ key }: Place): boolean => key.startsWith(SUSPECTS);

/** Keys have months in UTC, but periods have days in Paris, so a period needs one more day on each side. */
const monthAround = (day: string, days: number): string => monthOf(new Date(Date.parse(day) + days * DAY_MS));

/** The places of all requests, or of all suspects, in the months of a period. */
export async function placesOf(
  stores: readonly Records[],
  prefix: Prefix,
  since = '1970-01-02',
  until = '9998-12-31',
): Promise<Place[]> {
  const [first, last] = [monthAround(since, -1), monthAround(until, 1)];
  const places: Place[] = [];
  for (const records of stores) {
    const months = (await records.folders(prefix))
      .map((folder) => folder.slice(prefix.length))
      .filter((month) => /^\d{4}-\d{2}$/.test(month) && month >= first && month <= last);
    for (const month of months)
      for (const key of await records.keys(`${prefix}${month}/`)) places.push({ records, key });
  }
  return places;
}

export const unreadableText = ({ key }: Place): string => `Demande illisible\u00A0: ${key}`;

/** Reads the requests at some places, oldest first. */
export async function readAll(
  places: readonly Place[],
  onUnreadable: (place: Place) => void,
): Promise<StoredRequest[]> {
  const read = await inParallel(places, async (place): Promise<StoredRequest[]> => {
    try {
      const record = await place.records.read(place.key);
      return record === null ? [] : [{ ...place, record }];
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      onUnreadable(place);
      return [];
    }
  });
  return read.flat().sort((one, other) => one.record.createdAt.localeCompare(other.record.createdAt));
}

const MIN_PREFIX = 4;

/** The request whose id begins with the word of a command. The beginning must be unique among requests and suspects. */
export async function findRequest({ stores, words }: Call, prefixes = PREFIXES): Promise<StoredRequest> {
  const start = (words[0] ?? '').toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(start) || start.length < MIN_PREFIX)
    throw new UsageError(
      `Un identifiant compte 32 chiffres et lettres de a à f\u202f; donnez-en les ${MIN_PREFIX} premiers au moins.`,
    );
  const lists = await Promise.all(PREFIXES.map((prefix) => placesOf(stores, prefix)));
  const places = lists.flat().filter((place) => idOf(place).startsWith(start));
  const ids = [...new Set(places.map(idOf))];
  if (ids.length > 1)
    throw new UsageError(`${ids.length} demandes commencent par ${start}\u00A0: ${ids.slice(0, 5).join(', ')}.`);
  // A request may be stored as request and as suspect, and in two months. The newest record counts.
  const newest = (prefix: Prefix) =>
    places
      .filter((place) => isSuspect(place) === (prefix === SUSPECTS))
      .sort((one, other) => one.key.localeCompare(other.key))
      .at(-1);
  const place = prefixes.map(newest).find((each) => each !== undefined);
  const record = place && (await place.records.read(place.key));
  if (!place || !record) throw new Error(`Aucune demande ne commence par ${start}.`);
  return { ...place, record };
}

export const FILTERS = ['since', 'until', 'search', 'todo', 'failed', 'suspects'] as const;

/** The day `2026-11-20` as typed, or the first of the last seven days for `7j`. */
function dayOf(typed: string | undefined, now: Date): string | undefined {
  if (typed === undefined) return undefined;
  const days = /^([1-9]\d{0,4})j$/.exec(typed)?.[1];
  if (days !== undefined) return parisDay(new Date(now.getTime() - (Number(days) - 1) * DAY_MS));
  if (/^\d{4}-\d{2}-\d{2}$/.test(typed) && !Number.isNaN(Date.parse(typed))) return typed;
  throw new UsageError(
    `--since et --until attendent un jour (2026-11-20) ou un nombre de jours (7j), et non «\u00A0${typed}\u00A0».`,
  );
}

function matches(record: RequestRecord, { search, todo, failed }: Call['values']): boolean {
  const texts = Object.values(record).filter((value) => typeof value === 'string');
  return (
    (search === undefined || fold(texts.join('\n')).includes(fold(search))) &&
    (todo !== true || record.handledAt === undefined) &&
    (failed !== true || tasksOf(record).some(([, { state }]) => state === 'failed'))
  );
}

/** The requests that pass the filters of a command, oldest first. */
export async function selectRequests(call: Call): Promise<StoredRequest[]> {
  const { stores, values, now } = call;
  const since = dayOf(values.since, now());
  const until = dayOf(values.until, now());
  const places = await placesOf(stores, values.suspects === true ? SUSPECTS : '', since, until);
  const requests = await readAll(places, (place) => {
    call.fail(unreadableText(place));
  });
  return requests.filter(({ record }) => {
    const day = parisDay(new Date(record.createdAt));
    return day >= (since ?? '') && day <= (until ?? '9') && matches(record, values);
  });
}
