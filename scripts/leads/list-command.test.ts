import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, onTestFinished, test } from 'vitest';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, enrolment, idOf, postForm, postJson } from '#tests/support/contact-requests.ts';
import { at, leads, leadsProject } from '#tests/support/leads-project.ts';
import { REGION, storeName } from '#netlify/submissions/submission-store.ts';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';

const KEYS =
  'id,firstName,lastName,email,phone,courseInterest,message,acceptedTerms,profession,formation,page,createdAt,type';

/** The first names of the requests that a list in JSON holds, in its order. */
const namesIn = (out: string): string[] => [...out.matchAll(/"firstName":"([^"]*)"/g)].map(([, name = '']) => name);

/** Four people's requests, of four days, forms or pages. */
async function someRequests() {
  const project = await leadsProject();
  const { handle } = project;
  await handle(postJson({ ...contact, firstName: 'Anne', page: '/contact' }), at('2026-10-31T22:30:00Z'));
  await handle(postJson({ ...contact, firstName: 'Benoît', courseInterest: '' }), at('2026-10-31T23:30:00Z'));
  await handle(postJson({ ...enrolment, prenom: 'Chloé', page: '/formation-ia' }), at('2026-11-15T10:00:00Z'));
  await handle(
    postJson({ ...contact, firstName: 'David', email: 'David@Courriel.example' }),
    at('2026-11-21T08:00:00Z'),
  );
  return project;
}

test('lists submissions as JSON lines with all their keys, oldest first', async () => {
  const { root, handle } = await leadsProject();
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

test.each([
  [[], 'Anne Benoît Chloé David'],
  [['--since', '2026-11-01'], 'Benoît Chloé David'],
  [['--until', '2026-10-31'], 'Anne'],
  [['--since', '7j'], 'Chloé David'],
  [['--since', '2026-11-01', '--until', '2026-11-15'], 'Benoît Chloé'],
  [['--type', 'contact'], 'Anne Benoît David'],
  [['--type=inscription_formation_ia'], 'Chloé'],
  [['--course', 'BUREAU'], 'Anne David'],
  [['--course', 'formation ia'], 'Chloé'],
  [['--page', '/contact/'], 'Anne'],
  [['--email', 'DAVID@courriel.EXAMPLE'], 'David'],
  [['--search', 'chloe'], 'Chloé'],
  [['--search', 'COMPTABLE'], 'Chloé'],
  [['--limit', '2'], 'Chloé David'],
  [['--type', 'contact', '--limit', '1'], 'David'],
  [['--search', 'personne'], ''],
])('filters by %j', async (filters, names) => {
  const { root } = await someRequests();
  const { code, out, err } = await leads(root, ['list', '--json', ...filters]);
  expect([code, err, namesIn(out).join(' ')]).toEqual([0, '', names]);
});

test('prints a table for people, with what is left to do', async () => {
  const { root, handle } = await leadsProject();
  const id = await idOf(await handle(postJson({ ...contact, page: '/contact' })));
  const { out } = await leads(root, ['list']);
  expect(out).toMatch(/^Id +Reçue le +Nom +Téléphone +Adresse email +Formulaire +Page +Envois +Suivi\n/);
  expect(out).toContain(
    `\n${id.slice(0, 8)}  20/11/2026 11:00  Zoé Le Gall  06 39 98 12 34  zoe.legall@courriel.example`,
  );
  expect(out).toMatch(/contact +\/contact +\S.* +à traiter\n\n1 demande\n$/);
});

test('fits the table to the terminal', async () => {
  const { root } = await someRequests();
  const { out } = await leads(root, ['list'], { columns: 80 });
  expect(out).toContain('06 39 98 12 34');
  expect(out).toContain('à traiter');
  for (const line of out.split('\n')) expect(line.length).toBeLessThanOrEqual(80);
});

test('neutralises what a stranger sends to the terminal', async () => {
  const { root, storeOf } = await leadsProject();
  const key = `2026-11/${'a'.repeat(32)}`;
  const names = Object.fromEntries(KEYS.split(',').map((name) => [name, null]));
  const lastName = '\u001B]0;pirate\u0007\u202E';
  await storeOf('submissions').setJSON(key, {
    ...names,
    id: 'a'.repeat(32),
    lastName,
    acceptedTerms: true,
    createdAt: '2026-11-20T10:00:00Z',
  });
  for (const args of [['list'], ['show', 'aaaa']]) {
    const { out } = await leads(root, args);
    expect(out).toContain('␛]0;pirate␇');
    expect(out).not.toMatch(/(?!\n)\p{Cc}|\u202E/u);
  }
  expect((await leads(root, ['list', '--json'])).out).toContain(JSON.stringify(lastName));
});

test('keeps suspects apart, and lists them when asked', async () => {
  const { root, handle } = await leadsProject();
  await handle(postForm({ ...contact, acceptedTerms: 'on', leaveEmpty: 'http://spam.example' }));
  expect((await leads(root, ['list', '--json'])).out).toBe('');
  expect((await leads(root, ['list', '--suspects', '--json'])).out).toContain('"lastName":"Le Gall"');
  expect((await leads(root, ['list', '--suspects'])).out).toContain('1 demande mise à l’écart\n');
});

test('gathers what netlify dev and astro dev keep under different sites', async () => {
  const { root, handlerOf } = await leadsProject();
  await handlerOf('unlinked')(postJson(contact));
  await handlerOf('0')(postJson(enrolment));
  expect((await leads(root, ['list', '--json'])).out.trimEnd().split('\n')).toHaveLength(2);
});

test('says that there is nothing yet, and creates no folder for it', async () => {
  const root = await mkdtemp(join(tmpdir(), 'leads-'));
  expect(await leads(root, ['list'])).toMatchObject({ code: 0, out: 'Aucune demande.\n', err: '' });
  expect(await leads(root, ['list', '--json'])).toMatchObject({ code: 0, out: '', err: '' });
  expect(await leads(root, ['stats'])).toMatchObject({ code: 0, out: 'Aucune demande.\n', err: '' });
});

test.each(['{"id":3}', 'no JSON', '{"createdAt":"hier"}'])(
  'lists the others when one is %s, and says which it left out',
  async (text) => {
    const { root, handle, damage } = await leadsProject();
    await handle(postJson(contact));
    const key = `2026-11/${'f'.repeat(32)}`;
    await damage('submissions', key, text);
    const { code, out, err } = await leads(root, ['list', '--json']);
    expect(code).toBe(1);
    expect(out.trimEnd().split('\n')).toHaveLength(1);
    expect(err).toBe(`Demande illisible\u00A0: ${key}\n`);
  },
);

test('reads the production store where its variables are set', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'production-'));
  const { url, token, stop } = await startLocalBlobs(directory);
  onTestFinished(stop);
  const online = { siteID: 'site-1', token, apiURL: url, region: REGION } as const;
  const { handle } = contactHandler({
    openStore: (kind, withRetry) =>
      getStore({ ...online, name: storeName('production', kind), fetch: withRetry(fetch) }),
    retryBudget: { budgetMs: 4000, attemptMs: 2500, attempts: 2 },
  });
  expect((await handle(postJson(contact))).status).toBe(201);
  const env = { NETLIFY_SITE_ID: 'site-1', NETLIFY_AUTH_TOKEN: token, NETLIFY_API_URL: url };
  expect((await leads('/nowhere', ['list', '--json'], { env })).out).toContain('"firstName":"Zoé"');
  const refused = await leads('/nowhere', ['list', '--json'], { env: { ...env, NETLIFY_AUTH_TOKEN: 'wrong' } });
  expect([refused.code, refused.out]).toEqual([1, '']);
  expect(refused.err).toContain('NETLIFY_AUTH_TOKEN');
});

test('gives up, and says so, when Netlify cannot be reached', async () => {
  const env = { NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: 'token', NETLIFY_API_URL: 'http://127.0.0.1:1' };
  const { code, out, err } = await leads('/nowhere', ['list'], { env });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('injoignable');
});

test('wants both variables of the production store', async () => {
  const { code, err } = await leads('/nowhere', ['list'], { env: { NETLIFY_SITE_ID: 'site' } });
  expect(code).toBe(1);
  expect(err).toContain('NETLIFY_AUTH_TOKEN');
});
