import { setEnvironmentContext } from '@netlify/blobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { DAY_MS, HOUR_MS } from '#src/lib/clock.ts';
import contact from '#netlify/entries/contact/contact.ts';
import daily from '#netlify/entries/daily/daily.ts';
import sweep from '#netlify/entries/sweep/sweep.ts';
import { mailerFrom, readOrganisation } from '#netlify/mail/mailer.ts';
import { PREVIEWS } from '#netlify/requests/blobs.ts';
import { openKey } from '#netlify/requests/records.ts';
import type { RequestRecord, Task } from '#netlify/requests/request-record.ts';
import { contact as contactData, postJson } from '#tests/support/contact-requests.ts';
import { MemoryBlobs } from '#tests/support/memory-store.ts';
import { decoded, netlifyRuntime, startReceiver, startSmtp } from '#tests/support/netlify-runtime.ts';
import { ID, KEY, requestWorld, sampleRecord, START } from '#tests/support/request-world.ts';
import { digestEmail, digestSummary, readDigest } from './digest.ts';
import { sendDigest } from './send-digest.ts';

const REQUEST = new Request('https://site.example/');
const PRODUCTION = { deploy: { context: 'production', id: '0', published: true } };
const MAIL = { MAIL_FROM: 'site@cursive.example', MAIL_TO: 'conseil@cursive.example' };
const ago = (milliseconds: number) => new Date(START.getTime() - milliseconds).toISOString();
const task = (state: Task['state'], reason?: string): Task => ({ state, attempts: 1, at: START.toISOString(), reason });

function stubEnv(env: Readonly<Record<string, string>>): void {
  for (const [name, value] of Object.entries(env)) vi.stubEnv(name, value);
}

/** The digest of these requests. The id of each request is its position in the list. */
async function digestOf(records: readonly Partial<RequestRecord>[], now = START, prefix = '') {
  const world = requestWorld();
  for (const [number, record] of records.entries()) {
    const id = String(number).padStart(32, '0');
    const whole = sampleRecord({ ...record, id });
    await world.store(whole, `${prefix}${whole.createdAt.slice(0, 7)}/${id}`);
  }
  const digest = await readDigest(world.records(), now);
  return { summary: digestSummary(digest), email: digestEmail(digest, readOrganisation(now)) };
}

const sent = { adviser: task('sent'), visitor: task('sent') };

test.each<readonly [name: string, summary: string, record: Partial<RequestRecord>]>([
  ['a failed delivery that was handled', '', { tasks: { adviser: task('failed') }, handledAt: START.toISOString() }],
  ['a request that has waited for two hours', '1 demande en attente', { createdAt: ago(2 * HOUR_MS) }],
  ['a request that has waited for minutes', '', {}],
])('summarises %s as « %s »', async (_name, summary, record) => {
  const digest = await digestOf([record]);
  expect(digest.summary).toBe(summary);
  expect(digest.email === null).toBe(summary === '');
});

test('names requests by form, time, telephone number and reference only', async () => {
  const message = 'Gagnez au casino';
  const failed = { adviser: task('failed', 'smtp_554') };
  const { email } = await digestOf([
    { tasks: failed, message, firstName: 'Casino' },
    { tasks: { visitor: task('failed', 'smtp_550') } },
  ]);
  const text = JSON.stringify(email).replaceAll('\u00A0', ' ');
  expect(text).toContain('Contact, vendredi 20 novembre 2026 à 11 h, 06 39 98 12 34, 00000000 : conseiller (smtp_554)');
  expect(text.indexOf('conseiller')).toBeLessThan(text.indexOf('visiteur'));
  expect(text).not.toMatch(/casino|Zoé|courriel\.example/i);
});

test('mails each suspect once, even if an alert has counted it while no mail could be sent', async () => {
  const world = requestWorld();
  const [smtp, chat] = [await startSmtp(), await startReceiver()];
  stubEnv({ ...MAIL, ALERT_URL: chat.url });
  await world.store(sampleRecord(), `suspects/${KEY}`);
  await world.records().mark(openKey('suspects/2026-11/erased'), START);
  // The last wait skips a Monday, because the digest of a Monday is mailed even without suspects.
  for (const [url, days] of [
    ['smtp://127.0.0.1:1', 1],
    [smtp.url, 1],
    [smtp.url, 2],
  ] as const) {
    world.wait(days * DAY_MS);
    vi.stubEnv('SMTP_URL', url);
    const mailer = mailerFrom(process.env, 'production');
    await sendDigest(world.records(), { now: world.now(), purging: Promise.resolve(true), mailer });
  }
  expect(chat.received.map(({ body }) => body)).toEqual([expect.stringMatching(/1 demande mise à l’écart\. Le/)]);
  expect(smtp.received.map(({ raw }) => decoded(raw))).toEqual([
    expect.stringMatching(/1 demande mise à l’écart[^]*06 39 98 12 34, aaaaaaaa/),
  ]);
});

test('reports that the site is no longer built every day', async () => {
  vi.stubEnv('BUILT_AT', ago(DAY_MS));
  expect((await digestOf([])).summary).toBe('');
  vi.stubEnv('BUILT_AT', ago(3 * DAY_MS));
  const { summary, email } = await digestOf([]);
  expect(summary).toBe('1 construction en retard');
  expect(JSON.stringify(email)).toContain('mardi 17 novembre 2026');
});

test('shortens long lists', async () => {
  const suspects = Array.from({ length: 25 }, () => ({}));
  const { summary, email } = await digestOf(suspects, START, 'suspects/');
  expect(summary).toBe('25 demandes mises à l’écart');
  expect(JSON.stringify(email)).toContain('et 5 autres');
});

test('reports every Monday how many requests of the week were delivered', async () => {
  const monday = new Date('2026-11-23T05:37:00Z');
  const within = { tasks: sent, createdAt: '2026-11-16T06:00:00Z' };
  const before = { tasks: sent, createdAt: '2026-11-16T05:00:00Z' };
  const { email } = await digestOf([within, before, { tasks: sent }, { tasks: { adviser: task('waiting') } }], monday);
  expect(JSON.stringify(email)).toContain('Les sept derniers jours\u00A0: 3 demandes, 2 transmises');
  expect((await digestOf([], monday)).email?.title).toBe('Les sept derniers jours\u00A0: 0 demande, 0 transmise');
});

test('delivers a request at once on Netlify, and leaves nothing to the sweep', async () => {
  const { received, lines } = await netlifyRuntime();
  const work: Promise<unknown>[] = [];
  stubEnv(MAIL);
  await sweep(REQUEST, PRODUCTION);
  const response = await contact(postJson(contactData), {
    ...PRODUCTION,
    ip: '192.0.2.1',
    requestId: 'request-1',
    waitUntil: (promise) => work.push(promise),
  });
  expect(response.status).toBe(201);
  await Promise.all(work);
  expect(received.flatMap(({ to }) => to)).toEqual(['conseil@cursive.example', contactData.email]);
  const logged = lines.length;
  await sweep(REQUEST, PRODUCTION);
  expect(lines).toHaveLength(logged);
});

test('purges the site and previews daily on Netlify, then mails the digest', async () => {
  const { received, recordsOf } = await netlifyRuntime();
  stubEnv(MAIL);
  const now = new Date();
  const create = async (context: string, createdAt: string, tasks = {}) => {
    const key = `${createdAt.slice(0, 7)}/${ID}`;
    await recordsOf(context).create(key, sampleRecord({ createdAt, tasks }));
    return key;
  };
  await create('production', '2020-01-01T10:00:00.000Z');
  await create(PREVIEWS, new Date(now.getTime() - 31 * DAY_MS).toISOString());
  const key = await create('production', now.toISOString(), { adviser: task('failed', 'smtp_554') });
  await recordsOf('production').mark(openKey(key), now);
  await daily(REQUEST, PRODUCTION);
  expect(await recordsOf('production').keys('2')).toEqual([key]);
  expect(await recordsOf(PREVIEWS).keys('')).toEqual([]);
  expect(received).toHaveLength(1);
  expect(decoded(received[0]?.raw ?? '')).toContain('1 demande en échec');
});

test.each([
  [1300, 1, /1 demande en échec, 1 purge inachevée/],
  [2400, 40, /32 demandes en échec, 8 demandes non lues, 1 purge inachevée/],
])('alerts within 30 s and purges the site first if a store call takes %i ms', async (ms, failed, text) => {
  const blobs = new MemoryBlobs();
  const put = (key: string, tasks = {}) => blobs.write(key, JSON.stringify(sampleRecord({ tasks })));
  for (const store of ['contact', 'contact-preview']) put(`${store}/2020-01/${ID}`);
  for (let n = 0; n < failed; n += 1) {
    put(`contact/2026-11/${String(n)}`, { adviser: task('failed', 'smtp_554') });
    blobs.write(`contact/open/2026-11/${String(n)}`, START.toISOString());
  }
  const url = 'http://blobs.example';
  setEnvironmentContext({ siteID: 'site', token: 'token', edgeURL: url, uncachedEdgeURL: url, deployID: '0' });
  vi.stubEnv('ALERT_URL', 'https://chat.example/hook');
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'performance', 'Date'], now: START });
  onTestFinished(() => {
    vi.useRealTimers();
  });
  const alerts: string[] = [];
  vi.stubGlobal('fetch', async (...[input, init]: Parameters<typeof fetch>) => {
    const request = new Request(input, init);
    const isAlert = request.url.startsWith('https://chat.example');
    await new Promise((resolve) => setTimeout(resolve, isAlert ? 3900 : ms));
    if (!isAlert) return blobs.fetch(request);
    alerts.push(await request.text());
    return new Response();
  });
  const start = performance.now();
  let duration = Infinity;
  void daily(REQUEST, PRODUCTION).then(() => (duration = performance.now() - start));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(alerts).toEqual([expect.stringMatching(text)]);
  expect(alerts[0]).not.toMatch(/Zoé|06 39/);
  expect(duration).toBeLessThan(30_000);
  const left = blobs.paths().filter((key) => key.includes('/2020-01/'));
  expect(left).toEqual([expect.stringMatching(/^contact-preview/)]);
});
