import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { parseJson } from '#src/lib/parse-json.ts';
import { PURGE_MARK } from './outbox-record.ts';

/** When a purge has last finished, and whether the last one has at least left less to do. */
const purgeMarkSchema = z.object({ since: z.string(), isAdvancing: z.boolean() });

export type PurgeMark = z.infer<typeof purgeMarkSchema>;

/** The content of a purge's mark, null where there is none. One that cannot be read tells of a purge that does not advance. */
export async function readPurgeMark(open: Store, now: Date): Promise<PurgeMark | null> {
  const text: unknown = await open.get(PURGE_MARK, { type: 'text' });
  if (typeof text !== 'string') return null;
  const { data } = z.safeParse(purgeMarkSchema, parseJson(text));
  return data ?? { since: now.toISOString(), isAdvancing: false };
}

export const writePurgeMark = (open: Store, mark: PurgeMark): Promise<unknown> => open.setJSON(PURGE_MARK, mark);
