import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, onTestFinished, test } from 'vitest';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, enrolment, postForm, postJson } from '#tests/support/contact-requests.ts';
import { REGION, storeName } from '#netlify/functions/contact/submission-store.ts';
import { HELP, runLeads } from './leads-command.ts';
import { blobsDirectory, startLocalBlobs } from './preview-blobs.ts';

const KEYS =
  'id,firstName,lastName,email,phone,courseInterest,message,acceptedTerms,createdAt,type,profession,formation,page';

/** A project folder, and a handler that stores into it under the given site. */
async function project(siteID = 'unlinked') {
  const root = await mkdtemp(join(tmpdir(), 'leads-'));
  const { url, token, stop } = await startLocalBlobs(blobsDirectory(root));
  onTestFinished(stop);
  const options = { region: REGION, consistency: 'strong', token, edgeURL: url, uncachedEdgeURL: url } as const;
  const handlerOf = (site: string) =>
    contactHandler({
      openStore: (kind, patience) =>
        getStore({ ...options, siteID: site, name: storeName('', kind), fetch: patience(fetch) }),
      patience: { budgetMs: 4000, attemptMs: 2500, attempts: 2 },
    }).handle;
  return { root, handle: handlerOf(siteID), handlerOf };
}

async function leads(root: string, args: string[], env: NodeJS.ProcessEnv = {}) {
  let out = '';
  let err = '';
  const print = (text: string) => (out += text);
  const code = await runLeads(args, { root, env, print, warn: (text) => (err += text) });
  return { code, out, err };
}

const at = (iso: string) => ({ now: () => new Date(iso) });

test('lists submissions as JSON lines with all their keys, oldest first', async () => {
  const { root, handle } = await project();
  await handle(postJson(enrolment), at('2026-11-20T10:00:02Z'));
  await handle(postJson({ ...contact, page: '/contact' }), at('2026-10-20T10:00:01Z'));
  const { code, out, err } = await leads(root, ['list', '--json']);
  const lines = out
    .trimEnd()
    .split('\n')
    .map((line): unknown => JSON.parse(line));
  expect([code, err]).toEqual([0, '']);
  expect(lines).toMatchObject([
    { firstName: 'Zoé', courseInterest: 'bureautique', type: null, profession: null, page: '/contact' },
    { firstName: 'Zoé', type: 'inscription_formation_ia', profession: 'Comptable', formation: 'formation ia' },
  ]);
  expect(lines.map((line) => Object.keys(line ?? {}).join())).toEqual([KEYS, KEYS]);
});

test('prints a table for people', async () => {
  const { root, handle } = await project();
  await handle(postJson({ ...contact, page: '/contact' }));
  const { out } = await leads(root, ['list']);
  expect(out).toMatch(/^Reçue le +Nom +Téléphone +Adresse email +Formulaire +Page\n/);
  expect(out).toMatch(
    /20\/11\/2026 11:00 +Zoé Le Gall +06 39 98 12 34 +zoe\.legall@courriel\.example +contact +\/contact\n/,
  );
  expect(out).toContain('1 demande\n');
});

test('keeps suspects apart, and lists them when asked', async () => {
  const { root, handle } = await project();
  await handle(postForm({ ...contact, acceptedTerms: 'on', website: 'http://spam.example' }));
  expect((await leads(root, ['list', '--json'])).out).toBe('');
  expect((await leads(root, ['list', '--suspects', '--json'])).out).toContain('"lastName":"Le Gall"');
});

test('gathers what netlify dev and astro dev keep under different sites', async () => {
  const { root, handlerOf } = await project();
  await handlerOf('unlinked')(postJson(contact));
  await handlerOf('0')(postJson(enrolment));
  expect((await leads(root, ['list', '--json'])).out.trimEnd().split('\n')).toHaveLength(2);
});

test('says that there is nothing yet, and creates no folder for it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'leads-'));
  expect(await leads(root, ['list'])).toEqual({ code: 0, out: 'Aucune demande.\n', err: '' });
  expect(await leads(root, ['list', '--json'])).toEqual({ code: 0, out: '', err: '' });
});

test('lists the others when one is unreadable, and says which', async () => {
  const { root, handle } = await project();
  await handle(postJson(contact));
  const broken = join(blobsDirectory(root), 'entries/unlinked/site:contact/2026-11', 'f'.repeat(32));
  await mkdir(dirname(broken), { recursive: true });
  await writeFile(broken, '{"id":3}');
  const { code, out, err } = await leads(root, ['list', '--json']);
  expect(code).toBe(1);
  expect(out.trimEnd().split('\n')).toHaveLength(1);
  expect(err).toBe(`Demande illisible : 2026-11/${'f'.repeat(32)}\n`);
});

test('explains itself, and refuses what it does not know', async () => {
  expect(await leads('/nowhere', ['--help'])).toEqual({ code: 0, out: HELP, err: '' });
  for (const args of [[], ['lister'], ['list', '--jsn'], ['list', 'tout']]) {
    const { code, out, err } = await leads('/nowhere', args);
    expect([code, out]).toEqual([2, '']);
    expect(err).toContain('Utilisation');
  }
});

test('reads the production store where its variables are set', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'production-'));
  const { url, token, stop } = await startLocalBlobs(directory);
  onTestFinished(stop);
  const online = { siteID: 'site-1', token, apiURL: url, region: REGION } as const;
  const { handle } = contactHandler({
    openStore: (kind, patience) => getStore({ ...online, name: storeName('production', kind), fetch: patience(fetch) }),
    patience: { budgetMs: 4000, attemptMs: 2500, attempts: 2 },
  });
  expect((await handle(postJson(contact))).status).toBe(201);
  const env = { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: url };
  expect((await leads('/nowhere', ['list', '--json'], env)).out).toContain('"firstName":"Zoé"');
  const refused = await leads('/nowhere', ['list', '--json'], { ...env, NETLIFY_AUTH_TOKEN: 'wrong' });
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('inaccessibles');
});

test('wants both variables of the production store', async () => {
  const { code, err } = await leads('/nowhere', ['list'], { NETLIFY_SITE_ID: 'site' });
  expect(code).toBe(1);
  expect(err).toContain('NETLIFY_AUTH_TOKEN');
});
