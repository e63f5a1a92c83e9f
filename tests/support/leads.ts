import * as z from 'zod/mini';
import { type ContactRequest, contactRequestSchema } from '#netlify/requests/request-record.ts';
import { runLeads } from '../../scripts/leads/run-leads.ts';

/** The folder of the site that journeys visit: the built one, over a store of its own. */
export const JOURNEYS_SITE = '.cache/journeys';

/** What the site's owner finds of one person: the output of `npm run leads -- list --json --search …` in a site's folder. */
export async function storedFrom(email: string, root = JOURNEYS_SITE): Promise<ContactRequest[]> {
  let printed = '';
  await runLeads(['list', '--json', '--search', email], {
    root,
    env: {},
    now: () => new Date(),
    print: (text) => (printed += text),
    warn: (text) => {
      throw new Error(text);
    },
    confirm: () => Promise.resolve(null),
  });
  const lines = printed.split('\n').filter((line) => line !== '');
  return lines.map((line) => z.parse(contactRequestSchema, JSON.parse(line)));
}
