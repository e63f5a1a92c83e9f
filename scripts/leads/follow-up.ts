import * as z from 'zod/mini';
import { failedMark, followUpSchema } from '#netlify/submissions/outbox-record.ts';
import type { Place } from './read-leads.ts';
import type { Site } from './stores.ts';

/** Keys of the requests that somebody has dealt with. */
export async function handledKeys(site: Site): Promise<Set<string>> {
  const { blobs } = await site.store('follow-up').list();
  return new Set(blobs.map(({ key }) => key));
}

/** When somebody dealt with a request; null when nobody has. */
export async function handledAt({ site, key }: Place): Promise<Date | null> {
  const { success, data } = z.safeParse(followUpSchema, await site.store('follow-up').get(key, { type: 'json' }));
  return success ? new Date(data.handledAt) : null;
}

/** Marks a request; false when it was marked before, and keeps its first date. */
export async function markHandled({ site, key }: Place, at: Date): Promise<boolean> {
  const record: z.infer<typeof followUpSchema> = { v: 1, handledAt: at.toISOString() };
  const { modified, etag } = await site.store('follow-up').setJSON(key, record, { onlyIfNew: true });
  // A refused conditional write looks like a success, but for its empty etag.
  if (modified && !etag) throw new Error('La marque n’a pas été enregistrée\u00A0: recommencez.');
  return modified;
}

/** Takes the mark back. A report may have dropped what it told of the request: the next one looks whether there is anything. */
export async function unmarkHandled({ site, key }: Place, at: Date): Promise<void> {
  await site.store('open').set(failedMark(key), at.toISOString());
  await site.store('follow-up').delete(key);
}
