import { expect, test } from 'vitest';
import { withFaults } from '#tests/support/blobs-faults.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, contactForm, enrolment, idOf, postForm, postJson } from '#tests/support/contact-requests.ts';
import { answerWithin, stopClock } from '#tests/support/fast-clock.ts';

const KEY = { 'idempotency-key': 'a3f1' };
const at = (iso: string) => ({ now: () => new Date(iso) });

test('gives a retry with the same key the same answer, and stores nothing twice', async () => {
  const { handle, blobs } = contactHandler();
  const first = await handle(postJson(contact, KEY), at('2026-11-20T10:00:00Z'));
  const retry = await handle(postJson({ ...contact, elapsed: 9000 }, KEY), at('2026-11-20T10:05:00Z'));
  expect([first.status, retry.status]).toEqual([201, 201]);
  expect(await retry.json()).toEqual(await first.json());
  expect(blobs.writes).toBe(1);
});

test('stores an edited request beside the first, with the same key or not', async () => {
  const { handle, blobs } = contactHandler();
  await handle(postJson(contact, KEY));
  await handle(postJson({ ...contact, message: 'Rappelez-moi le matin.' }, KEY));
  await handle(postJson({ ...contact, phone: '06 39 98 12 35' }, KEY));
  await handle(postJson(enrolment, KEY));
  await handle(postJson({ ...enrolment, type: 'cpf_ia' }, KEY));
  expect(blobs.objects.size).toBe(5);
});

test('stores JSON without a key each time', async () => {
  const { handle, blobs } = contactHandler();
  const ids = await Promise.all([1, 2, 3].map(async () => idOf(await handle(postJson(contact)))));
  expect(new Set(ids).size).toBe(3);
  expect(blobs.objects.size).toBe(3);
});

test('takes a double click on a form for one request, until the next day', async () => {
  const { handle, blobs } = contactHandler();
  await handle(postForm(contactForm), at('2026-11-20T10:00:00Z'));
  const again = await handle(postForm(contactForm), at('2026-11-20T10:00:01Z'));
  expect(again.status).toBe(303);
  expect(blobs.objects.size).toBe(1);
  await handle(postForm({ ...contactForm, message: 'Autre chose' }), at('2026-11-20T10:00:02Z'));
  await handle(postForm(contactForm), at('2026-11-21T10:00:00Z'));
  expect(blobs.objects.size).toBe(3);
});

test('takes no form for a request whose client has chosen the day for its key', async () => {
  const { handle, blobs } = contactHandler();
  const noon = at('2026-11-20T11:00:00Z');
  await handle(postJson({ ...contactForm, acceptedTerms: true }, { 'idempotency-key': '2026-11-20' }), noon);
  expect((await handle(postForm(contactForm), noon)).status).toBe(303);
  expect(blobs.objects.size).toBe(2);
});

test('recognises at the start of a month a retry of the month before', async () => {
  const { handle, blobs } = contactHandler();
  const first = await handle(postJson(contact, KEY), at('2026-10-31T23:59:58Z'));
  const retry = await handle(postJson(contact, KEY), at('2026-11-01T13:00:03Z'));
  expect(await retry.json()).toEqual(await first.json());
  expect([...blobs.objects.keys()]).toEqual([expect.stringContaining('2026-10/')]);
  expect((await handle(postJson(contact), at('2026-11-01T13:00:04Z'))).status).toBe(201);
  expect(blobs.objects.size).toBe(2);
});

test('makes one object and one id of 200 identical requests at once', async () => {
  const { handle, blobs } = contactHandler();
  const responses = await Promise.all(Array.from({ length: 200 }, () => handle(postJson(contact, KEY))));
  const bodies = await Promise.all(responses.map((response) => response.text()));
  expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([201]));
  expect(new Set(bodies).size).toBe(1);
  expect([blobs.objects.size, blobs.writes]).toEqual([1, 1]);
});

test('finds, when the answer was lost, what was written', async () => {
  const blobs = new MemoryBlobs();
  const { handle } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, ['lost answer']) });
  expect((await handle(postJson(contact))).status).toBe(201);
  expect(blobs.writes).toBe(1);
});

test.each([
  ['500', 'status_500'],
  ['429', 'status_429'],
  ['403', 'status_403'],
  ['refused', 'network_error'],
  ['hang', 'timeout'],
  ['no etag', 'unconfirmed'],
] as const)('answers 503 when the store does nothing but "%s"', async (fault, reason) => {
  const blobs = new MemoryBlobs();
  const { handle, logs } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, Array(9).fill(fault)) });
  stopClock();
  const { response } = await answerWithin(handle(postJson(contact)));
  expect(response.status).toBe(503);
  expect(response.headers.get('retry-after')).toBe('30');
  expect(await response.json()).toMatchObject({ code: 'storage_unavailable', requestId: 'request-1' });
  expect(logs).toEqual([expect.stringContaining(`"reason":"${reason}"`)]);
  expect(logs).toEqual([expect.stringContaining('"level":"alert"')]);
});

test('answers 503 when there is no store at all', async () => {
  const { handle, logs } = contactHandler({
    openStore: () => {
      throw new TypeError('MissingBlobsEnvironment');
    },
  });
  expect((await handle(postJson(contact))).status).toBe(503);
  expect(logs).toEqual([expect.stringContaining('"reason":"TypeError"')]);
});
