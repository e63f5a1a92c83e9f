import { expect, test } from 'vitest';
import { MemoryBlobs, storeOver } from '#tests/support/blobs-memory.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { openMark, PURGE_SCAN, settledMark } from './outbox-record.ts';
import { purge } from './purge.ts';
import { storeName } from './submission-store.ts';
import { submissionOf, toStoredSubmission } from './submission.ts';

const retention = { requestYears: 3, suspectDays: 30 };
const SCAN = `contact-open/${PURGE_SCAN}`;

/** A store in which each reading takes a while, and nights that have time for so many readings. */
function nights(readings: number) {
  const blobs = new MemoryBlobs();
  const put = (kind: 'submissions' | 'suspects', day: string, email: string): string => {
    const at = new Date(`${day}T10:00:00Z`);
    const submission = toStoredSubmission(submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia', email }, day, at));
    const key = `${storeName('', kind)}/${day.slice(0, 7)}/${submission.id}`;
    blobs.objects.set(key, JSON.stringify(submission));
    return key;
  };
  const runOver = (answers: typeof globalThis.fetch) => (now: string) => {
    let read = 0;
    const fetch: typeof globalThis.fetch = (input, init) => {
      const { method, url } = new Request(input, init);
      if (method === 'GET' && /\/\d{4}-\d{2}\//.test(decodeURIComponent(url))) read += 1;
      return answers(input, init);
    };
    const openStore = (kind: Parameters<typeof storeName>[1]) => storeOver(storeName('', kind), fetch);
    return purge({ openStore, now: new Date(now), retention, isOver: (share) => read >= readings * share });
  };
  const keysOf = (store: string) => [...blobs.objects.keys()].filter((key) => key.startsWith(`${store}/`));
  return { blobs, put, run: runOver(blobs.fetch), runOver, keysOf };
}

const person = (n: number): string => `personne-${String(n)}@courriel.example`;
const MANY = 1200;

/** More than a night can read: those of long ago, half of whom have written since, and a request of the month. */
function years(readings: number) {
  const site = nights(readings);
  const old = Array.from({ length: MANY }, (_, n) => site.put('submissions', '2026-11-20', person(n)));
  const later = Array.from({ length: MANY / 2 }, (_, n) => site.put('submissions', '2028-05-03', person(n)));
  return { ...site, old, later };
}

test('goes on the next night where one had no time, and erases no one who has written since', async () => {
  const { blobs, run, keysOf, old, later } = years(1000);
  expect(await run('2030-01-10T03:17:00Z')).toMatchObject({ submissions: 0, unfinished: 'advancing' });
  expect(keysOf('contact')).toHaveLength(old.length + later.length);
  expect(blobs.objects.get(SCAN)).not.toMatch(/courriel|zoe/i);
  const counts = await run('2030-01-11T03:17:00Z');
  expect(counts.submissions).toBe(MANY / 2);
  expect(keysOf('contact').toSorted()).toEqual([...old.slice(0, MANY / 2), ...later].toSorted());
  await run('2030-01-12T03:17:00Z');
  expect(blobs.objects.has(SCAN)).toBe(true);
});

test('comes to an end, and leaves nothing of how far it was', async () => {
  const { blobs, run, keysOf } = years(1600);
  let runs = 0;
  for (let unfinished: unknown = 'advancing'; unfinished !== undefined && runs < 9; runs += 1)
    ({ unfinished } = await run(`2030-01-1${String(runs)}T03:17:00Z`));
  expect([runs > 1, keysOf('contact').length, blobs.objects.has(SCAN)]).toEqual([true, MANY, false]);
});

test('keeps what somebody sent long ago who writes between two nights', async () => {
  const { put, run, keysOf, old } = years(1000);
  await run('2030-01-10T03:17:00Z');
  put('submissions', '2030-01-10', person(MANY - 1));
  await run('2030-01-11T03:17:00Z');
  expect(keysOf('contact')).toContain(old.at(-1));
  expect(keysOf('contact')).not.toContain(old.at(-2));
});

test('tells one who has written in the month of the limit itself, whichever of both is read first', async () => {
  for (const days of [
    ['2026-11-05', '2026-11-25'],
    ['2026-11-25', '2026-11-05'],
  ]) {
    const { put, run, keysOf } = nights(1000);
    for (let n = 0; n < 20; n += 1) for (const day of days) put('submissions', day, person(n));
    expect(await run('2029-11-15T03:17:00Z')).toMatchObject({ submissions: 0 });
    expect(keysOf('contact')).toHaveLength(40);
  }
});

test('lets no flood of suspects keep requests from their turn', async () => {
  const { put, run, keysOf } = nights(1000);
  for (let n = 0; n < 1200; n += 1) put('suspects', '2029-12-02', person(n));
  put('submissions', '2026-11-20', person(0));
  const counts = await run('2030-01-10T03:17:00Z');
  expect(counts).toMatchObject({ submissions: 1, unfinished: 'advancing' });
  expect(keysOf('contact-suspects').length).toBeLessThan(900);
});

test('erases the suspects of months that are over, however many, in a night that has time to read few', async () => {
  const { put, run, keysOf } = nights(20);
  for (let n = 0; n < 30; n += 1)
    for (const day of ['2029-10-02', '2029-11-30', '2029-12-02', '2029-12-30']) put('suspects', day, person(n));
  expect(await run('2030-01-10T03:17:00Z')).toMatchObject({ unfinished: 'advancing' });
  const left = keysOf('contact-suspects');
  expect(left.filter((key) => !key.includes('/2029-12/'))).toEqual([]);
  expect(left.length).toBeGreaterThanOrEqual(30);
});

test('is not held up by suspects of the month that are too young, of which each night reads others', async () => {
  const { put, run, keysOf } = nights(100);
  for (let n = 0; n < 300; n += 1) put('suspects', '2029-12-30', person(n));
  for (let n = 300; n < 310; n += 1) put('suspects', '2029-12-02', person(n));
  for (let day = 10; day < 40; day += 1)
    expect((await run(new Date(Date.UTC(2030, 0, day)).toISOString())).unfinished).not.toBe('stuck');
  expect(keysOf('contact-suspects')).toEqual([]);
});

test('takes no answer of the store for a person who has not written since', async () => {
  const { blobs, put, runOver, keysOf } = nights(Infinity);
  const old = put('submissions', '2026-11-20', person(0));
  const later = put('submissions', '2028-05-03', person(0));
  const failing: typeof fetch = (input, init) =>
    new Request(input, init).method === 'GET' && decodeURIComponent(new Request(input, init).url).includes(later)
      ? Promise.resolve(new Response(null, { status: 424 }))
      : blobs.fetch(input, init);
  await expect(runOver(failing)('2030-01-10T03:17:00Z')).rejects.toThrow();
  expect(keysOf('contact')).toEqual([old, later]);
});

test.each([
  ['settled', (key: string) => `contact-progress/${settledMark(key)}`],
  ['open', (key: string) => `contact-open/${openMark(key)}`],
])('reads a later request too that the list leaves out: the mark that it is %s tells of it', async (_, markOf) => {
  const { blobs, put, runOver, keysOf } = nights(Infinity);
  const old = put('submissions', '2026-11-20', person(0));
  const later = put('submissions', '2028-05-03', person(0));
  blobs.objects.set(markOf(later.slice('contact/'.length)), '');
  const cut: typeof fetch = async (input, init) => {
    const answer = await blobs.fetch(input, init);
    const isList = decodeURIComponent(new URL(new Request(input, init).url).pathname).endsWith(':contact');
    if (!isList) return answer;
    const listed = (await answer.json()) as { blobs: { key: string }[] };
    return Response.json({ ...listed, blobs: listed.blobs.filter(({ key }) => !later.endsWith(key)) });
  };
  expect(await runOver(cut)('2030-01-10T03:17:00Z')).toMatchObject({ submissions: 0 });
  expect(keysOf('contact')).toEqual([old, later]);
});

test('says that it does not advance where there is no time at all', async () => {
  const { run, keysOf } = years(0);
  expect(await run('2030-01-10T03:17:00Z')).toMatchObject({ submissions: 0, unfinished: 'stuck' });
  expect(keysOf('contact')).toHaveLength((MANY * 3) / 2);
});
