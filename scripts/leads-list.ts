import type { Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { type ContactSubmission, submissionSchema } from '#netlify/functions/contact/submission.ts';

const KEY = /^\d{4}-\d{2}\/[0-9a-f]{32}$/;
const READS_AT_ONCE = 8;

export type Listing = { submissions: ContactSubmission[]; unreadable: string[] };

async function readAll(store: Store, listing: Listing): Promise<void> {
  const { blobs } = await store.list();
  const keys = blobs.map(({ key }) => key).filter((key) => KEY.test(key));
  const reader = async () => {
    for (let key = keys.pop(); key !== undefined; key = keys.pop()) {
      const record: unknown = await store.get(key, { type: 'json' });
      const parsed = z.safeParse(submissionSchema, record);
      if (parsed.success) listing.submissions.push(parsed.data);
      else listing.unreadable.push(key);
    }
  };
  await Promise.all(Array.from({ length: READS_AT_ONCE }, reader));
}

/** Every submission of some stores, oldest first. */
export async function listSubmissions(stores: readonly Store[]): Promise<Listing> {
  const listing: Listing = { submissions: [], unreadable: [] };
  for (const store of stores) await readAll(store, listing);
  listing.submissions.sort((one, other) => one.createdAt.localeCompare(other.createdAt));
  return listing;
}

/** One JSON object a line, with every key each time. */
export const asJsonLines = (submissions: readonly ContactSubmission[]): string =>
  submissions.map((submission) => `${JSON.stringify(submission)}\n`).join('');

const COLUMNS: readonly (readonly [string, (submission: ContactSubmission) => string])[] = [
  [
    'Reçue le',
    ({ createdAt }) =>
      new Date(createdAt).toLocaleString('fr-FR', { dateStyle: 'short', timeStyle: 'short', timeZone: 'Europe/Paris' }),
  ],
  ['Nom', ({ firstName, lastName }) => [firstName, lastName].filter((name) => name !== null).join(' ')],
  ['Téléphone', ({ phone }) => phone ?? ''],
  ['Adresse email', ({ email }) => email ?? ''],
  ['Formulaire', ({ type }) => type ?? 'contact'],
  ['Page', ({ page }) => page ?? ''],
];

/** The same for people: a line each, in columns. */
export function asTable(submissions: readonly ContactSubmission[]): string {
  if (submissions.length === 0) return 'Aucune demande.\n';
  const rows = [
    COLUMNS.map(([title]) => title),
    ...submissions.map((submission) => COLUMNS.map(([, cell]) => cell(submission))),
  ];
  const widths = COLUMNS.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const lines = rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd(),
  );
  const total = `${submissions.length} ${submissions.length > 1 ? 'demandes' : 'demande'}`;
  return `${lines.join('\n')}\n\n${total}\n`;
}
