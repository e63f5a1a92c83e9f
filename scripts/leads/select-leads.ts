import type { Values } from './leads-command.ts';
import type { Filters } from './filters.ts';
import { handledKeys } from './follow-up.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { listOutbox, mailStateOf, readTasks, type Task } from './outbox.ts';
import { type Lead, type LeadKind, type Place, placesOf, readLeads } from './read-leads.ts';
import type { Site } from './stores.ts';
import type { Terminal } from './terminal.ts';

/** A request with what became of it. */
export type DetailedLead = Lead & { isHandled: boolean; tasks: readonly Task[] };

const UNREAD = { isHandled: false, tasks: [] };

export type Selection = { leads: DetailedLead[]; unreadable: Place[] };

/** How much has to be known of each request; the more, the more reads. */
export type Depth = 'request' | 'follow-up' | 'mails';

/** The options that `list`, `export` and `stats` share. */
export const FILTER_OPTIONS = [
  'since',
  'until',
  'type',
  'course',
  'page',
  'email',
  'state',
  'mail',
  'search',
  'limit',
  'suspects',
] as const;

export const kindOf = ({ suspects = false }: Values): LeadKind => (suspects ? 'suspects' : 'submissions');

async function followUpOf(sites: readonly Site[], leads: readonly Lead[]): Promise<DetailedLead[]> {
  const handled = new Map<Site, Set<string>>();
  for (const site of sites) handled.set(site, await handledKeys(site));
  return leads.map((lead) => ({ ...lead, ...UNREAD, isHandled: handled.get(lead.site)?.has(lead.key) === true }));
}

async function withMails(
  sites: readonly Site[],
  leads: readonly DetailedLead[],
  terminal: Terminal,
): Promise<DetailedLead[]> {
  const listed = new Map<Site, Map<string, string>>();
  for (const site of sites) listed.set(site, await listOutbox(site));
  const progress = terminal.progress('Lecture des envois', leads.length);
  try {
    return await inParallel(
      leads,
      // The deliveries of a suspect are not on their way.
      async (lead) =>
        lead.kind === 'suspects'
          ? lead
          : { ...lead, tasks: await readTasks(lead, listed.get(lead.site) ?? new Map<string, string>()) },
      progress.advance,
    );
  } finally {
    progress.stop();
  }
}

/** The requests that the filters let through, oldest first; what became of them is read where it is needed. */
export async function selectLeads(
  sites: readonly Site[],
  kind: LeadKind,
  { filters, depth }: { filters: Filters; depth: Depth },
  terminal: Terminal,
): Promise<Selection> {
  const { period, matches, state, mail, limit } = filters;
  const listing = await readLeads(await placesOf(sites, kind, period), terminal);
  const { unreadable } = listing;
  const latest = <Kept>(leads: readonly Kept[]): Kept[] => leads.slice(-limit);
  const found = listing.leads.filter(({ submission }) => matches(submission));
  const isBare = depth === 'request' && state === undefined && mail === undefined;
  const followed = isBare ? found.map((lead) => ({ ...lead, ...UNREAD })) : await followUpOf(sites, found);
  const inState = followed.filter(({ isHandled }) => state === undefined || isHandled === (state === 'handled'));
  if (mail !== undefined) {
    const all = await withMails(sites, inState, terminal);
    return { leads: latest(all.filter(({ tasks }) => mailStateOf(tasks) === mail)), unreadable };
  }
  const kept = latest(inState);
  return { leads: depth === 'mails' ? await withMails(sites, kept, terminal) : kept, unreadable };
}

/** Names what could not be read, and gives the exit code. */
export function warnOfUnreadable(unreadable: readonly Place[], { warn }: Pick<Terminal, 'warn'>): number {
  for (const { key } of unreadable) warn(`Demande illisible\u00A0: ${key}\n`);
  return unreadable.length === 0 ? 0 : 1;
}
