import { monthOf, SUSPECTS } from '#netlify/requests/keys.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { inParallel } from '#src/lib/promises.ts';
import type { Filters } from './options.ts';
import type { Site } from './site-store.ts';
import type { Terminal } from './terminal.ts';

/** Where a request lies. */
export type Place = { site: Site; key: string };
export type StoredRequest = Place & { record: RequestRecord };
export type Selection = { requests: StoredRequest[]; unreadable: Place[] };

export const SHORT_ID = 8;
export const idOf = ({ key }: Place): string => key.slice(key.lastIndexOf('/') + 1);
export const isSuspect = ({ key }: Place): boolean => key.startsWith(SUSPECTS);

type Period = { since?: string | undefined; until?: string | undefined };

/** Keys name months in UTC, periods days in Paris: a day more on both sides includes them all. */
const monthAround = (day: string, days: number): string => monthOf(new Date(Date.parse(day) + days * DAY_MS));

/** The places of all requests, or of all suspects, of the months of a period. */
export async function placesOf(
  sites: readonly Site[],
  prefix: '' | typeof SUSPECTS,
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

/** Reads the requests at some places, oldest first. */
export async function readAll(places: readonly Place[], terminal: Terminal): Promise<Selection> {
  const unreadable: Place[] = [];
  let done = 0;
  const read = await inParallel(
    places,
    async (place): Promise<StoredRequest[]> => {
      try {
        const record = await place.site.records.read(place.key);
        return record === null ? [] : [{ ...place, record }];
      } catch (error) {
        if (!(error instanceof Error && error.name === 'UnreadableRecord')) throw error;
        unreadable.push(place);
        return [];
      }
    },
    () => {
      terminal.progress((done += 1), places.length);
    },
  );
  const requests = read.flat().sort((one, other) => one.record.createdAt.localeCompare(other.record.createdAt));
  return { requests, unreadable };
}

/** The requests that pass the filters, oldest first. */
export async function selectRequests(
  sites: readonly Site[],
  { prefix, period, matches, limit }: Filters,
  terminal: Terminal,
): Promise<Selection> {
  const { requests, unreadable } = await readAll(await placesOf(sites, prefix, period), terminal);
  return { requests: requests.filter(({ record }) => matches(record)).slice(-limit), unreadable };
}

/** Names what could not be read and gives the exit code. */
export function warnOfUnreadable(unreadable: readonly Place[], { warn }: Terminal): number {
  for (const { key } of unreadable) warn(`Demande illisible\u00A0: ${key}\n`);
  return unreadable.length === 0 ? 0 : 1;
}
