import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import {
  type ContactSubmission,
  type StoredSubmission,
  storedSubmissionSchema,
  submissionSchema,
} from '#netlify/submissions/submission.ts';
import { openMark, settledMark, suspectMark } from '#netlify/submissions/outbox-record.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import type { Period } from './filters.ts';
import type { Site } from './stores.ts';
import type { Terminal } from './terminal.ts';
import { DAY_MS } from '../../src/lib/durations.ts';

const KEY = /^\d{4}-\d{2}\/[0-9a-f]{32}$/;

export const KINDS = ['submissions', 'suspects'] as const;
export type LeadKind = (typeof KINDS)[number];

/** The store and the key where a request lies. */
export type Place = { site: Site; kind: LeadKind; key: string };
export type Lead = Place & { submission: StoredSubmission };
type Listing = { leads: Lead[]; unreadable: Place[] };

export const idOf = ({ key }: Place): string => key.slice(key.indexOf('/') + 1);

/** Keys name months in UTC, periods days in Paris: a day more on both sides holds them all. */
const monthAround = (day: string, days: number): string =>
  new Date(Date.parse(day) + days * DAY_MS).toISOString().slice(0, 7);

const isWithin = (key: string, { since, until }: Period): boolean =>
  (since === undefined || key.slice(0, 7) >= monthAround(since, -1)) &&
  (until === undefined || key.slice(0, 7) <= monthAround(until, 1));

/**
 * The keys of a store, asked for twice over: the local store ends its list early when a file is renamed meanwhile, and says
 * nothing of it. What has just been erased may be among them.
 */
async function allKeys(store: Store): Promise<Set<string>> {
  const first = await store.list();
  const second = await store.list();
  return new Set([...first.blobs, ...second.blobs].map(({ key }) => key));
}

/** The places of all requests of one kind, or of those of some months. */
export async function placesOf(
  sites: readonly Site[],
  kind: LeadKind,
  period: Period = { since: undefined, until: undefined },
): Promise<Place[]> {
  const places: Place[] = [];
  for (const site of sites) {
    for (const key of await allKeys(site.store(kind)))
      if (KEY.test(key) && isWithin(key, period)) places.push({ site, kind, key });
  }
  return places;
}

/** What stands beside every request of a kind and tells of it. */
const MARKS_BESIDE = {
  submissions: [
    ['progress', settledMark('')],
    ['open', openMark('')],
  ],
  suspects: [['open', suspectMark('')]],
} as const;

/** The same with those that lists leave out and that a mark tells of; a request that is erased may be among them. */
export async function knownPlaces(sites: readonly Site[], kind: LeadKind): Promise<Place[]> {
  const places: Place[] = [];
  for (const site of sites) {
    const keys = await allKeys(site.store(kind));
    for (const [store, mark] of MARKS_BESIDE[kind]) {
      const { blobs } = await site.store(store).list({ prefix: mark });
      for (const { key } of blobs) keys.add(key.slice(mark.length));
    }
    for (const key of keys) if (KEY.test(key)) places.push({ site, kind, key });
  }
  return places;
}

/** The text stored at a place; null when there is none. */
export const storedText = ({ site, kind, key }: Place): Promise<string | null> =>
  site.store(kind).get(key, { type: 'text' });

/** The request at a place; null when it is unreadable, undefined when it has just been erased. */
export async function readLead(place: Place): Promise<Lead | null | undefined> {
  const text = await storedText(place);
  if (text === null) return undefined;
  const { success, data } = z.safeParse(storedSubmissionSchema, parseJson(text));
  return success && !Number.isNaN(Date.parse(data.createdAt)) ? { ...place, submission: data } : null;
}

const isLead = (lead: Lead | null | undefined): lead is Lead => lead !== null && lead !== undefined;

/** The requests at some places, oldest first. */
export async function readLeads(places: readonly Place[], terminal: Terminal): Promise<Listing> {
  const progress = terminal.progress('Lecture des demandes', places.length);
  try {
    const leads = await inParallel(places, readLead, progress.advance);
    return {
      leads: leads
        .filter(isLead)
        .sort((one, other) => one.submission.createdAt.localeCompare(other.submission.createdAt)),
      unreadable: places.filter((_, index) => leads[index] === null),
    };
  } finally {
    progress.stop();
  }
}

/** The thirteen keys that programs rely on, always all of them and in the same order, whatever else is stored. */
export const plainSubmission = (submission: ContactSubmission): ContactSubmission =>
  z.parse(submissionSchema, submission);
