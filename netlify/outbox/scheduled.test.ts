import { setEnvironmentContext } from '@netlify/blobs';
import { expect, onTestFinished, test, vi } from 'vitest';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import { failedMark, openMark, PURGE_MARK, suspectMark, unconfirmedMark } from '#netlify/submissions/outbox-record.ts';
import { type StoreKind, submissionKey } from '#netlify/submissions/submission-store.ts';
import { SWEEP_MINUTES } from './sweep.ts';
import canary from '#netlify/functions/canary/canary.ts';
import outbox, { config as outboxConfig } from '#netlify/functions/outbox/outbox.ts';
import type { PurgeMark } from '#netlify/submissions/purge-mark.ts';
import purge, { config as purgeConfig } from '#netlify/functions/purge/purge.ts';
import report, { config as reportConfig } from '#netlify/functions/report/report.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { after, passTime, stopClock } from '#tests/support/fast-clock.ts';
import { decoded, netlifyRuntime } from '#tests/support/netlify-runtime.ts';
import { PRODUCTION } from '#tests/support/production.ts';
import { startReceiver } from '#tests/support/receiver.ts';

const REQUEST = new Request('https://site.example/');

/** The same, and a way to keep a request there. */
async function netlify() {
  const { received, lines, storeOf } = await netlifyRuntime();
  const keep = async (kind: StoreKind, at: Date) => {
    const submission = toStoredSubmission(
      submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, at.toISOString(), at),
      undefined,
      ['adviser', 'visitor'],
    );
    const key = submissionKey(at, submission.id);
    await storeOf(kind).setJSON(key, submission);
    await storeOf('open').set(kind === 'suspects' ? suspectMark(key) : openMark(key), at.toISOString());
    return key;
  };
  return { keep, lines, received, storeOf };
}

test('every five minutes what was not sent goes out, once', async () => {
  const { keep, lines, received } = await netlify();
  await keep('submissions', new Date());
  await outbox(REQUEST, PRODUCTION);
  expect(received.flatMap(({ to }) => to)).toHaveLength(2);
  expect(lines.at(-1)).toBe('{"level":"info","event":"sweep","looked":1,"settled":1,"left":0}\n');
  await outbox(REQUEST, PRODUCTION);
  expect(received).toHaveLength(2);
  expect(outboxConfig.schedule).toBe(`*/${String(SWEEP_MINUTES)} * * * *`);
});

test('every night what may no longer be kept is erased', async () => {
  const { keep, lines, storeOf } = await netlify();
  await keep('suspects', new Date('2020-01-01'));
  const former = await keep('submissions', new Date('2020-01-01'));
  await keep('submissions', new Date());
  // Nobody has written to the preview since.
  const previews = storeOf('submissions', 'deploy-preview');
  await previews.set(former, await storeOf('submissions').get(former));
  await purge(REQUEST, PRODUCTION);
  expect(lines.slice(-2)).toEqual([
    expect.stringContaining('"deployContext":"production","submissions":0,"suspects":1'),
    expect.stringContaining('"deployContext":"deploy-preview","submissions":1,"suspects":0'),
  ]);
  expect((await previews.list()).blobs).toEqual([]);
  expect(purgeConfig.schedule).toBe('17 3 * * *');
});

test('in the morning somebody hears of a purge that has not finished, until one has', async () => {
  const { lines, received, storeOf } = await netlify();
  const gone = Array.from({ length: 21 }, (_, n) => submissionKey(new Date(), n.toString(16).padStart(32, '0')));
  for (const key of gone) await storeOf('outbox').set(`${key}/visitor`, '{}');
  await purge(REQUEST, PRODUCTION);
  expect(lines.some((line) => line.includes('TooManyOrphans'))).toBe(true);
  await report(REQUEST, PRODUCTION);
  const words = decoded(received.at(-1)?.raw ?? '');
  expect(words).toMatch(/^À regarder\s: purge inachevée\s*$/m);
  expect(words).toContain('npm run leads -- purge');
  for (const key of gone) await storeOf('outbox').delete(`${key}/visitor`);
  await purge(REQUEST, PRODUCTION);
  await report(REQUEST, PRODUCTION);
  expect(received).toHaveLength(1);
});

test('a night that has no time for all says so, and leaves fewer for the next', async () => {
  const { keep, lines, storeOf } = await netlify();
  for (let day = 1; day <= 40; day += 1) await keep('suspects', new Date(Date.UTC(2020, 0, day)));
  // The night before had none either.
  const since = new Date(Date.now() - 24 * HOUR_MS).toISOString();
  await storeOf('open').setJSON(PURGE_MARK, { since, isAdvancing: true });
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 200));
  await purge(REQUEST, PRODUCTION);
  clock.mockRestore();
  expect(lines.some((line) => line.includes('"unfinished":"advancing"'))).toBe(true);
  const { length } = (await storeOf('suspects').list()).blobs;
  expect([length > 0, length < 40]).toEqual([true, true]);
  expect(await storeOf('open').get(PURGE_MARK, { type: 'json' })).toEqual({ since, isAdvancing: true });
  await purge(REQUEST, PRODUCTION);
  expect((await storeOf('suspects').list()).blobs).toEqual([]);
  const { since: finishedAt } = (await storeOf('open').get(PURGE_MARK, { type: 'json' })) as PurgeMark;
  expect(Date.now() - Date.parse(finishedAt)).toBeLessThan(HOUR_MS);
});

test('a night that comes no further says so', async () => {
  const { keep, lines, storeOf } = await netlify();
  await keep('suspects', new Date('2020-01-01'));
  let time = performance.now();
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => (time += 3000));
  await purge(REQUEST, PRODUCTION);
  clock.mockRestore();
  expect(lines.some((line) => line.includes('"unfinished":"stuck"'))).toBe(true);
  expect(await storeOf('open').get(PURGE_MARK, { type: 'json' })).toMatchObject({ isAdvancing: false });
});

test('a night that cannot read how the last one ended purges all the same', async () => {
  const { keep, storeOf } = await netlify();
  await keep('suspects', new Date('2020-01-01'));
  const { fetch } = globalThis;
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { method, url } = new Request(input, init);
    const isMark = method === 'GET' && decodeURIComponent(url).includes(PURGE_MARK);
    return isMark ? Promise.resolve(new Response(null, { status: 403 })) : fetch(input, init);
  });
  await expect(purge(REQUEST, PRODUCTION)).resolves.toBeUndefined();
  expect(broken.mock.calls.length).toBeGreaterThan(1);
  broken.mockRestore();
  expect((await storeOf('suspects').list()).blobs).toEqual([]);
});

test('of a failure somebody hears for two weeks, however old its request is', async () => {
  const { keep, received, storeOf } = await netlify();
  const longAgo = new Date(Date.now() - 15 * 24 * HOUR_MS);
  await keep('submissions', longAgo);
  // The adviser is told late, and the visitor no more: that one has failed.
  await outbox(REQUEST, PRODUCTION);
  await report(REQUEST, PRODUCTION);
  expect(received).toHaveLength(2);
  const open = storeOf('open');
  for (const { key } of (await open.list({ prefix: unconfirmedMark('') })).blobs)
    await open.set(key, longAgo.toISOString());
  await report(REQUEST, PRODUCTION);
  expect(received).toHaveLength(2);
});

test('a purge that goes on every night is let alone for a week, and one that does not is told of at once', async () => {
  const { received, storeOf } = await netlify();
  const told = async (isAdvancing: boolean, days: number) => {
    const since = new Date(Date.now() - days * 24 * HOUR_MS).toISOString();
    await storeOf('open').setJSON(PURGE_MARK, { since, isAdvancing });
    const before = received.length;
    await report(REQUEST, PRODUCTION);
    return received.length - before;
  };
  expect([await told(true, 6), await told(true, 8), await told(false, 0)]).toEqual([0, 1, 1]);
});

test('somebody hears of a purge that never begins, a week after the first report', async () => {
  const { received, storeOf } = await netlify();
  await report(REQUEST, PRODUCTION);
  const mark = (await storeOf('open').get(PURGE_MARK, { type: 'json' })) as PurgeMark;
  const since = new Date(Date.parse(mark.since) - 8 * 24 * HOUR_MS).toISOString();
  await storeOf('open').setJSON(PURGE_MARK, { ...mark, since });
  expect(received).toHaveLength(0);
  await report(REQUEST, PRODUCTION);
  expect(received).toHaveLength(1);
});

const HOUR_MS = 3_600_000;

test('every morning an adviser hears of what has failed, waits or was set aside, and of nothing on other days', async () => {
  const { keep, lines, received, storeOf } = await netlify();
  vi.stubEnv('MAIL_TO', 'conseil@cursive.example');
  await report(REQUEST, PRODUCTION);
  expect([received.length, lines.length]).toEqual([0, 0]);

  const late = new Date(Date.now() - 100 * HOUR_MS);
  await keep('submissions', late);
  await outbox(REQUEST, PRODUCTION);
  // The adviser is told late, the visitor no more.
  expect(received).toHaveLength(1);
  const waiting = await keep('submissions', new Date(Date.now() - 2 * HOUR_MS));
  await keep('submissions', new Date());
  await keep('suspects', new Date());
  await report(REQUEST, PRODUCTION);
  const mail = received.at(-1);
  expect(mail?.to).toEqual(['conseil@cursive.example']);
  const words = decoded(mail?.raw ?? '');
  expect(words).toContain('1 demande en échec, 1 demande en retard, 1 demande mise à l’écart');
  expect(words).toMatch(/visiteur, too_late/);
  expect(words).toContain(waiting.slice(8, 16));
  expect(lines.at(-1)).toBe(
    '{"level":"info","event":"report","route":"mail","failed":1,"overdue":1,"limited":0,"suspects":1}\n',
  );

  // A request set aside is told once, a failed one until somebody has dealt with it.
  await outbox(REQUEST, PRODUCTION);
  await report(REQUEST, PRODUCTION);
  expect(decoded(received.at(-1)?.raw ?? '')).toMatch(/^À regarder\s: 1 demande en échec\s*$/m);
  const prefix = unconfirmedMark('');
  const failed = (await storeOf('open').list({ prefix })).blobs.map(({ key }) => key.slice(prefix.length));
  await storeOf('follow-up').setJSON(failed[0] ?? '', { v: 1, handledAt: new Date().toISOString() });
  const before = received.length;
  await report(REQUEST, PRODUCTION);
  expect(received).toHaveLength(before);
  expect((await storeOf('open').list({ prefix })).blobs).toEqual([]);
  expect(reportConfig.schedule).toBe('37 5 * * *');
});

test('tells once of a flood that names one mailbox, and still of what has failed beside it', async () => {
  const { keep, lines, received } = await netlify();
  await keep('submissions', new Date(Date.now() - 100 * HOUR_MS));
  // Two that came in the same millisecond would be one.
  const last = Date.now();
  for (let n = 0; n < 24; n += 1) await keep('submissions', new Date(last - n));
  await outbox(REQUEST, PRODUCTION);
  await report(REQUEST, PRODUCTION);
  expect(lines.at(-1)).toContain('"failed":1,"overdue":0,"limited":21,"suspects":0}');
  const words = decoded(received.at(-1)?.raw ?? '');
  expect(words).toContain('1 demande en échec, 21 confirmations retenues');
  expect(words).toMatch(/visiteur, too_late/);
  expect(words).not.toContain('recipient_limit');
  await report(REQUEST, PRODUCTION);
  expect(lines.at(-1)).toContain('"failed":1,"overdue":0,"limited":0,"suspects":0}');
});

test('tells of all the others where one request cannot be read', async () => {
  const { keep, received, storeOf } = await netlify();
  const cut = await keep('suspects', new Date());
  await storeOf('suspects').set(cut, '{"id":"');
  await keep('suspects', new Date(Date.now() - 1000));
  await report(REQUEST, PRODUCTION);
  const words = decoded(received.at(-1)?.raw ?? '');
  expect(words).toContain('2 demandes mises à l’écart');
  expect(words).toContain(enrolment.telephone);
});

test('tells by its second route, without a name, what a mail server refuses', async () => {
  const { keep, lines } = await netlify();
  await keep('suspects', new Date());
  vi.stubEnv('SMTP_URL', 'smtp://127.0.0.1:1');
  await report(REQUEST, PRODUCTION);
  expect(lines.at(-1)).toContain('"level":"alert","event":"report"');
  const { url, received: told } = await startReceiver();
  vi.stubEnv('ALERT_URL', url);
  await report(REQUEST, PRODUCTION);
  expect(told).toHaveLength(1);
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    text: expect.stringMatching(/^1 demande mise à l’écart\. .*\(smtp_/) as string,
  });
  expect(told[0]?.body).not.toContain('Zoé');
  // A line without names is no list of who was set aside: they are told again until a mail has named them.
  await report(REQUEST, PRODUCTION);
  expect(told).toHaveLength(2);
});

test('says at once that there is no report where the store does not answer', async () => {
  const { lines, received } = await netlify();
  const { fetch } = globalThis;
  const broken = vi.spyOn(globalThis, 'fetch').mockImplementation((input, init) => {
    const { url } = new Request(input, init);
    return url.includes('contact-open') ? Promise.resolve(new Response(null, { status: 403 })) : fetch(input, init);
  });
  await report(REQUEST, PRODUCTION);
  expect(lines.at(-1)).toContain('"level":"alert","event":"report"');
  expect(decoded(received.at(-1)?.raw ?? '')).toContain('npm run leads -- list');
  const { url, received: told } = await startReceiver();
  vi.stubEnv('ALERT_URL', url);
  await report(REQUEST, PRODUCTION);
  broken.mockRestore();
  expect(JSON.parse(told[0]?.body ?? '')).toMatchObject({
    text: expect.stringMatching(/^Le relevé du jour n’a pas pu être établi/) as string,
  });
  expect([told.length, received.length]).toEqual([1, 1]);
});

/** A store each of whose calls takes so long, of a clock that stands still otherwise; and what is told by the second route. */
function slowStore(milliseconds: number) {
  stopClock();
  const blobs = new MemoryBlobs();
  const told: string[] = [];
  const edgeURL = 'http://blobs.example';
  setEnvironmentContext({ siteID: 'site', token: 'token', edgeURL, uncachedEdgeURL: edgeURL, deployID: '0' });
  for (const [name, value] of Object.entries(SECOND_ROUTE)) vi.stubEnv(name, value);
  vi.spyOn(process.stdout, 'write').mockReturnValue(true);
  vi.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const request = new Request(input, init);
    if (request.url === SECOND_ROUTE.ALERT_URL) {
      told.push(await request.text());
      return new Response();
    }
    await after(milliseconds);
    return blobs.fetch(request);
  });
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  return { blobs, told };
}

const SECOND_ROUTE = {
  SMTP_URL: '',
  ALERT_URL: 'https://chat.example/hook',
  URL: 'https://site.example',
  CANARY_MAIL_TO: 'canari@cursive.example',
  CANARY_SECRET: 'vingt-quatre signes au moins',
};

/** Netlify's thirty seconds, less what one call of the second route may take. */
const TOLD_WITHIN_MS = 22_000;

test('tells in time that there is no report, where the store takes its time for each call', async () => {
  const { blobs, told } = slowStore(2500);
  for (let n = 0; n < 100; n += 1)
    blobs.objects.set(`contact-open/${failedMark(submissionKey(new Date(), n.toString(16).padStart(32, '0')))}`, '');
  const begun = performance.now();
  await passTime(report(REQUEST, PRODUCTION), () => false);
  expect(told).toEqual([expect.stringContaining('n’a pas pu être établi')]);
  expect(performance.now() - begun).toBeLessThan(TOLD_WITHIN_MS);
});

test('tells in time that the chain is broken, where the store takes its time for each call', async () => {
  const { blobs, told } = slowStore(2500);
  for (let n = 0; n < 20; n += 1)
    blobs.objects.set(
      `contact-canary-open/${openMark(submissionKey(new Date(), n.toString(16).padStart(32, '0')))}`,
      '',
    );
  vi.spyOn(Date.prototype, 'getUTCMinutes').mockReturnValue(15);
  const begun = performance.now();
  await passTime(canary(), () => false);
  expect(told).toEqual([expect.stringContaining('ne répond pas à temps')]);
  expect(performance.now() - begun).toBeLessThan(TOLD_WITHIN_MS);
});
