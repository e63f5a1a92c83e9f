import { expect, test } from 'vitest';
import { MemoryBlobs, storeOver } from '#tests/support/blobs-memory.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { againMark, failedMark, openMark, settledMark, suspectMark } from './outbox-record.ts';
import { purge } from './purge.ts';
import { storeName } from './submission-store.ts';
import { toStoredSubmission, submissionOf } from './submission.ts';

const retention = { requestYears: 3, suspectDays: 30 };

function shelf() {
  const blobs = new MemoryBlobs();
  const put = (kind: 'submissions' | 'suspects', day: string, email = 'zoe.legall@courriel.example') => {
    const at = new Date(`${day}T10:00:00Z`);
    const submission = toStoredSubmission(submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia', email }, day, at));
    const key = `${day.slice(0, 7)}/${submission.id}`;
    blobs.objects.set(`${storeName('', kind)}/${key}`, JSON.stringify(submission));
    blobs.objects.set(`contact-outbox/${key}/visitor`, '{}');
    blobs.objects.set(`contact-follow-up/${key}`, '{}');
    blobs.objects.set(`contact-progress/${settledMark(key)}`, '');
    blobs.objects.set(`contact-open/${againMark(key, at)}`, '');
    return key;
  };
  const run = (now: string, fetch = blobs.fetch) =>
    purge({ openStore: (kind) => storeOver(storeName('', kind), fetch), now: new Date(now), retention });
  const keys = () => [...blobs.objects.keys()];
  return { blobs, put, run, keys };
}

test('erases a request three years after it, with all that was kept beside it, and only then', async () => {
  const { put, run, keys } = shelf();
  put('submissions', '2026-11-20');
  const nothing = { submissions: 0, suspects: 0, outbox: 0, followUp: 0, progress: 0 };
  expect(await run('2029-11-20T09:59:59Z')).toEqual(nothing);
  expect(await run('2029-11-20T10:00:01Z')).toEqual({
    submissions: 1,
    suspects: 0,
    outbox: 1,
    followUp: 1,
    progress: 2,
  });
  expect(keys()).toEqual([]);
  expect(await run('2029-11-21T00:00:00Z')).toEqual(nothing);
});

test('erases nothing a day early on 29 February', async () => {
  const { put, run } = shelf();
  put('submissions', '2025-03-01');
  put('submissions', '2025-02-27', 'autre@courriel.example');
  expect(await run('2028-02-29T12:00:00Z')).toMatchObject({ submissions: 1 });
  expect(await run('2028-03-01T12:00:00Z')).toMatchObject({ submissions: 1 });
});

test('counts from the last contact of the same person', async () => {
  const { put, run, keys } = shelf();
  const old = put('submissions', '2026-11-20', 'Zoe.Legall@courriel.example');
  const later = put('submissions', '2028-01-05');
  put('submissions', '2026-11-21', 'autre@courriel.example');
  await run('2029-12-01T00:00:00Z');
  expect(keys().filter((key) => key.startsWith('contact/'))).toEqual([`contact/${old}`, `contact/${later}`]);
  expect(await run('2031-02-01T00:00:00Z')).toMatchObject({ submissions: 2 });
});

test('leaves fewer suspects every night, also when there are more than one night can look at', async () => {
  const { blobs, put, run, keys } = shelf();
  for (let day = 10; day < 30; day += 1)
    for (const name of ['a', 'b', 'c']) put('suspects', `2026-10-${String(day)}`, `${name}@courriel.example`);
  // A scheduled function is stopped wherever it stands.
  let calls = 0;
  await new Promise<void>((stopped) => {
    void run('2027-01-15T00:00:00Z', (input, init) => {
      calls += 1;
      if (calls === 60) setImmediate(stopped);
      return calls < 60 ? blobs.fetch(input, init) : new Promise(() => undefined);
    });
  });
  const left = keys().filter((key) => key.startsWith('contact-suspects/')).length;
  expect(left).toBeGreaterThan(0);
  expect(left).toBeLessThan(60);
});

test('erases suspects after thirty days', async () => {
  const { put, run } = shelf();
  put('suspects', '2026-10-10');
  put('suspects', '2026-11-01');
  expect(await run('2026-11-15T00:00:00Z')).toMatchObject({ suspects: 1, outbox: 1 });
});

test('forgets after a day how many mails a mailbox was sent', async () => {
  const { blobs, run, keys } = shelf();
  for (const day of ['2026-11-18', '2026-11-19', '2026-11-20'])
    blobs.objects.set(`contact-recipients/${day}/0a1b/1`, 'id');
  await run('2026-11-20T03:17:00Z');
  expect(keys()).toEqual(['contact-recipients/2026-11-19/0a1b/1', 'contact-recipients/2026-11-20/0a1b/1']);
});

test('leaves alone what it cannot read', async () => {
  const { blobs, run, keys } = shelf();
  blobs.objects.set(`contact/2020-01/${'a'.repeat(32)}`, '{"broken"');
  await run('2030-01-01T00:00:00Z');
  expect(keys()).toHaveLength(1);
});

test('finishes the next time what was cut off anywhere', async () => {
  for (let calls = 1; calls < 18; calls += 1) {
    const { blobs, put, run, keys } = shelf();
    put('submissions', '2026-11-20');
    let left = calls;
    const cut: typeof fetch = (input, init) =>
      left-- > 0 ? blobs.fetch(input, init) : Promise.resolve(new Response(null, { status: 424 }));
    await run('2030-01-01T00:00:00Z', cut).catch(() => undefined);
    await run('2030-01-02T00:00:00Z');
    expect(keys()).toEqual([]);
  }
});

/** Answers the lists of a store once with something else than what it holds. */
const listing =
  (blobs: MemoryBlobs, store: string, body: string, status = 200): typeof fetch =>
  (input, init) => {
    const { pathname } = new URL(new Request(input, init).url);
    const isList =
      decodeURIComponent(pathname).endsWith(`:${store}`) && (init?.method ?? 'get').toLowerCase() === 'get';
    return isList ? Promise.resolve(new Response(body, { status })) : blobs.fetch(input, init);
  };

test.each([
  ['404', '', 404],
  ['nothing', '{}', 200],
  ['no request', '{"blobs":[],"directories":[]}', 200],
])('keeps what was sent although a list answers %s', async (_, body, status) => {
  const { blobs, put, run, keys } = shelf();
  for (let day = 1; day <= 28; day += 1) put('submissions', `2026-11-${String(day).padStart(2, '0')}`);
  const before = keys();
  await run('2026-11-29T00:00:00Z', listing(blobs, 'contact', body, status)).catch(() => undefined);
  expect(keys()).toEqual(before);
});

test('keeps what was sent of a few requests that a list leaves out: they are asked for one by one', async () => {
  const { blobs, put, run, keys } = shelf();
  for (let day = 1; day <= 3; day += 1) put('submissions', `2026-11-0${String(day)}`);
  const before = keys();
  expect(await run('2026-11-29T00:00:00Z', listing(blobs, 'contact', '{"blobs":[],"directories":[]}'))).toMatchObject({
    outbox: 0,
    followUp: 0,
    progress: 0,
  });
  expect(keys()).toEqual(before);
});

test('erases nothing of many recent requests that are gone, and says so', async () => {
  const { blobs, put, run, keys } = shelf();
  const all = Array.from({ length: 28 }, (_, day) => put('submissions', `2026-11-${String(day + 1).padStart(2, '0')}`));
  for (const key of all) blobs.objects.delete(`contact/${key}`);
  const before = keys();
  await expect(run('2026-11-29T00:00:00Z')).rejects.toThrow('28 requests are gone');
  expect(keys()).toEqual(before);
});

test('takes away the marks that an erasure beside a sweep has left, however many', async () => {
  const { blobs, run, keys } = shelf();
  for (let n = 0; n < 60; n += 1) {
    const key = `2026-11/${n.toString(16).padStart(32, '0')}`;
    blobs.objects.set(`contact-progress/${settledMark(key)}`, '');
    blobs.objects.set(`contact-open/${failedMark(key)}`, '');
  }
  expect(await run('2026-11-29T00:00:00Z')).toMatchObject({ progress: 120 });
  expect(keys()).toEqual([]);
});

test('takes away what is left of a few requests that somebody has erased', async () => {
  const { blobs, put, run, keys } = shelf();
  blobs.objects.delete(`contact/${put('submissions', '2026-11-20')}`);
  expect(await run('2026-11-29T00:00:00Z')).toMatchObject({ outbox: 1, followUp: 1, progress: 2 });
  expect(keys()).toEqual([]);
});

test('takes away the marks of many suspects that a purge erased before it was cut off', async () => {
  const { blobs, run, keys } = shelf();
  for (let n = 0; n < 28; n += 1)
    blobs.objects.set(`contact-open/${suspectMark(`2026-11/${n.toString(16).padStart(32, '0')}`)}`, '');
  expect(await run('2026-12-02T00:00:00Z')).toMatchObject({ suspects: 0, progress: 28 });
  expect(keys()).toEqual([]);
});

test('takes away the marks of many requests that were never written, as on the first day of a month', async () => {
  const { blobs, run, keys } = shelf();
  for (let n = 0; n < 28; n += 1)
    blobs.objects.set(
      `contact-open/${openMark(`2026-12/${n.toString(16).padStart(32, '0')}`)}`,
      '2026-12-01T03:16:00Z',
    );
  expect(await run('2026-12-01T03:17:00Z')).toMatchObject({ progress: 28 });
  expect(keys()).toEqual([]);
});

/** A store whose lists hold more than a call has time for, but for those of one part of a month, which come key by key. */
const flooded =
  (blobs: MemoryBlobs, store: string): typeof fetch =>
  async (input, init) => {
    const { method, url } = new Request(input, init);
    const { pathname, searchParams } = new URL(url);
    if (method !== 'GET' || !decodeURIComponent(pathname).endsWith(`:${store}`)) return blobs.fetch(input, init);
    const prefix = searchParams.get('prefix') ?? '';
    const page = Number(searchParams.get('cursor') ?? 0);
    const stored = [...blobs.objects.keys()].filter((key) => key.startsWith(`${store}/${prefix}`)).sort();
    const isPart = /\d{4}-\d{2}\/[\da-f]$/.test(prefix);
    const first = stored.map((key) => key.slice(store.length + 1)).slice(isPart ? page : 0, isPart ? page + 1 : 1);
    const flood = Array.from(
      { length: 1000 },
      (_, n) => `${prefix}2026-10/${String(page * 1000 + n).padStart(32, '0')}`,
    );
    if (!isPart && page > 25) return new Response(null, { status: 424 });
    const listed = [...(isPart || page === 0 ? first : []), ...(isPart ? [] : flood)];
    const isMore = !isPart || page + 1 < stored.length;
    return Response.json({
      blobs: listed.map((key) => ({ key, etag: '"1"' })),
      directories: [],
      next_cursor: isMore ? String(page + 1) : undefined,
    });
  };

test.each(['contact', 'contact-suspects', 'contact-outbox', 'contact-follow-up', 'contact-progress', 'contact-open'])(
  'erases what is too old although the list of %s is longer than a call has time for',
  async (store) => {
    const { blobs, put, run, keys } = shelf();
    for (let day = 1; day < 28; day += 1)
      put('submissions', `2020-01-${String(day).padStart(2, '0')}`, `personne-${String(day)}@courriel.example`);
    put('suspects', '2026-08-01', 'robot@courriel.example');
    // Anne has written again since.
    const kept = [
      put('submissions', '2020-02-02', 'anne@courriel.example'),
      put('submissions', '2026-11-20', 'anne@courriel.example'),
    ];
    const counts = await run('2026-11-24T03:17:00Z', flooded(blobs, store)).catch((error: unknown) => error);
    expect(counts).toEqual({ submissions: 27, suspects: 1, outbox: 28, followUp: 28, progress: 56 });
    expect(keys().filter((key) => !kept.some((one) => key.includes(one)))).toEqual([]);
    expect(keys()).toHaveLength(2 * 5);
  },
);

test.each([
  ['2026-11-18', { unfinished: 'advancing' }],
  ['2026-11-20', {}],
])('forgets past days although a list goes on, as far as it was read: with %s', async (day, outcome) => {
  const { blobs, run, keys } = shelf();
  const days = ['2026-11-18', '2026-11-19', '2026-11-20'];
  for (const each of days) blobs.objects.set(`contact-recipients/${each}/0a1b/1`, 'id');
  let pages = 0;
  const counts = await run('2026-11-20T03:17:00Z', (input, init) => {
    const { method, url } = new Request(input, init);
    const isList = method === 'GET' && decodeURIComponent(new URL(url).pathname).endsWith(':contact-recipients');
    if (!isList) return blobs.fetch(input, init);
    pages += 1;
    const mailboxes = pages === 1 ? ['0a1b'] : [];
    for (let n = mailboxes.length; n < 1000; n += 1) mailboxes.push(String(pages * 1000 + n));
    const listed = mailboxes.map((mailbox) => ({
      key: `${mailbox === '0a1b' ? '2026-11-18' : day}/${mailbox}/1`,
      etag: '"1"',
    }));
    return Promise.resolve(Response.json({ blobs: listed, directories: [], next_cursor: 'more' }));
  });
  expect(pages).toBe(20);
  expect(keys()).toEqual(days.slice(1).map((each) => `contact-recipients/${each}/0a1b/1`));
  expect(counts).toEqual({ submissions: 0, suspects: 0, outbox: 0, followUp: 0, progress: 0, ...outcome });
});
