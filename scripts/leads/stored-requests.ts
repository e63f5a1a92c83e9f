import { monthOf, SUSPECTS } from '#netlify/requests/keys.ts';
import { UnreadableRecord } from '#netlify/requests/records.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { inParallel } from '#src/lib/promises.ts';
import { UsageError } from '../command-line.ts';
import type { Call } from './command.ts';
import type { Site } from './site-store.ts';

/** Where a request is stored. */
export type Place = { site: Site; key: string };
export type StoredRequest = Place & { record: RequestRecord };

type Prefix = '' | typeof SUSPECTS;
export const PREFIXES: readonly Prefix[] = ['', SUSPECTS];

const SHORT_ID = 8;
export const idOf = ({ key }: Place): string => key.slice(key.lastIndexOf('/') + 1);
export const shortId = (place: Place): string => idOf(place).slice(0, SHORT_ID);
export const isSuspect = ({ key }: Place): boolean => key.startsWith(SUSPECTS);

/** Keys name months in UTC, periods days in Paris: a day more on both sides includes them all. */
const monthAround = (day: string, days: number): string => monthOf(new Date(Date.parse(day) + days * DAY_MS));

type Period = { since?: string | undefined; until?: string | undefined };

/** The places of all requests, or of all suspects, of the months of a period. */
export async function placesOf(
  sites: readonly Site[],
  prefix: Prefix,
  { since, until }: Period = {},
): Promise<Place[]> {
  const places: Place[] = [];
  for (const site of sites) {
    const months = (await site.records.folders(prefix))
      .map((folder) => folder.slice(prefix.length))
      .filter((month) => /^\d{4}-\d{2}$/.test(month))
      .filter((month) => since === undefined || month >= monthAround(since, -1))
      .filter((month) => until === undefined || month <= monthAround(until, 1));
    for (const month of months)
      for (const key of await site.records.keys(`${prefix}${month}/`)) places.push({ site, key });
  }
  return places;
}

/** Reads the requests at some places, oldest first, and reports those that are unreadable. */
export async function readAll(places: readonly Place[], { fail }: Call): Promise<StoredRequest[]> {
  const read = await inParallel(places, async (place): Promise<StoredRequest[]> => {
    try {
      const record = await place.site.records.read(place.key);
      return record === null ? [] : [{ ...place, record }];
    } catch (error) {
      if (!(error instanceof UnreadableRecord)) throw error;
      fail(`Demande illisible\u00A0: ${place.key}`);
      return [];
    }
  });
  return read.flat().sort((one, other) => one.record.createdAt.localeCompare(other.record.createdAt));
}

const MIN_PREFIX = 4;

/** The request whose id begins with the word of a command. The beginning has to be unique among requests and suspects. */
export async function findRequest({ sites, words }: Call, prefixes = PREFIXES): Promise<StoredRequest> {
  const start = (words[0] ?? '').toLowerCase();
  if (!/^[0-9a-f]{1,32}$/.test(start) || start.length < MIN_PREFIX)
    throw new UsageError(
      `Un identifiant compte 32 chiffres et lettres de a à f\u202f; donnez-en les ${MIN_PREFIX} premiers au moins.`,
    );
  const lists = await Promise.all(PREFIXES.map((prefix) => placesOf(sites, prefix)));
  const places = lists.flat().filter((place) => idOf(place).startsWith(start));
  const ids = [...new Set(places.map(idOf))];
  if (ids.length > 1)
    throw new UsageError(`${ids.length} demandes commencent par ${start}\u00A0: ${ids.slice(0, 5).join(', ')}.`);
  // A request may be both among the requests and among the suspects, and in two months: the newest counts.
  const newest = (prefix: Prefix) =>
    places
      .filter((place) => isSuspect(place) === (prefix === SUSPECTS))
      .sort((one, other) => one.key.localeCompare(other.key))
      .at(-1);
  const place = prefixes.map(newest).find((each) => each !== undefined);
  const record = place && (await place.site.records.read(place.key));
  if (!place || !record) throw new Error(`Aucune demande ne commence par ${start}.`);
  return { ...place, record };
}
