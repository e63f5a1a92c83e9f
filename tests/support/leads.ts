import * as z from 'zod/mini';
import { type ContactRequest, contactRequestSchema } from '#netlify/requests/request-record.ts';
import type { Terminal } from '../../scripts/leads/command.ts';
import { runLeads } from '../../scripts/leads/run-leads.ts';

/** The folder of the site that end-to-end tests visit: the built site with a separate store. */
export const JOURNEYS_SITE = '.cache/journeys';

/** Runs a command of `npm run leads`. Returns its exit code, its output, and its first line, which names the store. */
export async function leads(root: string, args: readonly string[], more: Partial<Terminal> = {}) {
  let out = '';
  let err = '';
  let store = '';
  const code = await runLeads(args, {
    root,
    env: {},
    now: () => new Date('2026-11-21T09:00:00Z'),
    print: (text) => (out += text),
    warn: (text) => {
      if (text.startsWith('Demandes lues')) store = text;
      else err += text;
    },
    confirm: () => Promise.resolve(null),
    ...more,
  });
  return { code, out, err, store };
}

/** The stored requests of one person in a site's folder. */
export async function storedFrom(email: string, root = JOURNEYS_SITE): Promise<ContactRequest[]> {
  const { out, err } = await leads(root, ['list', '--json', '--search', email]);
  if (err !== '') throw new Error(err);
  const lines = out.split('\n').filter((line) => line !== '');
  return lines.map((line) => z.parse(contactRequestSchema, JSON.parse(line)));
}
