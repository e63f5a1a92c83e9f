import * as z from 'zod/mini';
import { type ContactRequest, contactRequestSchema } from '#netlify/requests/request-record.ts';
import { runLeads } from '../../scripts/leads/run-leads.ts';

/** The folder of the site that end-to-end tests visit: the built site with a separate store. */
export const JOURNEYS_SITE = '.cache/journeys';

/** The stored requests of one person, from `npm run leads -- list --json --search …` in a site's folder. */
export async function storedFrom(email: string, root = JOURNEYS_SITE): Promise<ContactRequest[]> {
  let output = '';
  await runLeads(['list', '--json', '--search', email], {
    root,
    env: {},
    now: () => new Date(),
    print: (text) => (output += text),
    warn: (text) => {
      if (!text.startsWith('Demandes lues')) throw new Error(text);
    },
    confirm: () => Promise.resolve(null),
  });
  const lines = output.split('\n').filter((line) => line !== '');
  return lines.map((line) => z.parse(contactRequestSchema, JSON.parse(line)));
}
