import fc from 'fast-check';
import { expect, test } from 'vitest';
import { FAULTS, withFaults } from '#tests/support/blobs-faults.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, CONTACT_URL, contactForm, postForm, postJson } from '#tests/support/contact-requests.ts';
import { after, answerWithin, stopClock } from '#tests/support/fast-clock.ts';

test.each(['hang', 'hang after write', '500', 'refused'] as const)(
  'leaves nobody without an answer for five seconds when every call to the store meets "%s"',
  async (fault) => {
    stopClock();
    for (const request of [postJson(contact), postForm(contactForm)]) {
      const blobs = new MemoryBlobs();
      const { handle } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, Array(99).fill(fault)) });
      const { response, waitedMs } = await answerWithin(handle(request));
      expect(response.status).toBe(503);
      expect(response.headers.get('retry-after')).toBe('30');
      expect(waitedMs).toBeLessThan(5000);
    }
  },
);

test.each(['500', '429', 'refused', 'hang'] as const)(
  'asks a store once more whose first answer is "%s"',
  async (fault) => {
    stopClock();
    const blobs = new MemoryBlobs();
    const { handle } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, [fault]) });
    const { response } = await answerWithin(handle(postJson(contact)));
    expect([response.status, blobs.objects.size]).toEqual([201, 1]);
  },
);

test('says within five seconds that it could not look, where the answers about a repeat do not end', async () => {
  stopClock();
  const blobs = new MemoryBlobs();
  const again = () => postJson(contact, { 'idempotency-key': 'a3f1' });
  await answerWithin(contactHandler({ blobs }).handle(again()));
  const { handle } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, Array(99).fill('endless body')) });
  const { response, waitedMs } = await answerWithin(handle(again()));
  expect(response.status).toBe(503);
  expect(waitedMs).toBeLessThan(5000);
});

test.each([
  ['2026-11-20T10:00:00Z', 2000],
  // A retry is looked for in the month before as well: two calls.
  ['2026-11-01T00:00:03Z', 1900],
])('on %s waits for a store that takes %i milliseconds for each call', async (day, delay) => {
  stopClock();
  const blobs = new MemoryBlobs();
  const slow: typeof fetch = async (...call) => {
    await after(delay);
    return blobs.fetch(...call);
  };
  const { handle } = contactHandler({ blobs, fetch: slow, now: () => new Date(day) });
  const { response, waitedMs } = await answerWithin(handle(postJson(contact)));
  expect(response.status).toBe(201);
  expect(waitedMs).toBeLessThan(5000);
  expect(blobs.objects.size).toBe(1);
});

test('under any faults, says yes only to what is stored once, and yes in the end to whoever tries again', async () => {
  stopClock();
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom(...FAULTS), { maxLength: 6 }), async (faults) => {
      const blobs = new MemoryBlobs();
      const { handle } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, faults) });
      let status = 0;
      for (let attempt = 0; attempt < 8 && status !== 201; attempt += 1) {
        const { response } = await answerWithin(handle(postJson(contact, { 'idempotency-key': 'a3f1' })));
        status = response.status;
        expect([201, 503]).toContain(status);
        if (status === 201) expect(blobs.objects.size).toBe(1);
      }
      expect(status).toBe(201);
      expect([blobs.objects.size, blobs.writes]).toEqual([1, 1]);
    }),
    // The example read an empty answer as the rest of a cut-off write, and wrote over a whole request.
    { numRuns: 400, examples: [[['lost answer', 'none', 'no etag', 'no etag']]] },
  );
}, 60_000);

test.each([
  ['drips in', ' ', 3],
  ['never comes', '', 0],
])('gives up after five seconds on a body that %s', async (_what, chunk, least) => {
  stopClock();
  let sent = 0;
  const body = new ReadableStream({
    async pull(controller) {
      if (chunk === '') return Promise.withResolvers<undefined>().promise;
      await after(900);
      sent += 1;
      controller.enqueue(new TextEncoder().encode(chunk));
      return undefined;
    },
  });
  const init = { method: 'POST', body, duplex: 'half', headers: { 'content-type': 'application/json' } };
  const request = new Request(CONTACT_URL, init);
  const { handle, blobs } = contactHandler();
  const { response, waitedMs } = await answerWithin(handle(request));
  expect(response.status).toBe(408);
  expect(await response.json()).toMatchObject({ code: 'request_timeout' });
  expect(sent).toBeGreaterThanOrEqual(least);
  expect(waitedMs).toBeGreaterThan(4800);
  expect(waitedMs).toBeLessThan(5200);
  expect(blobs.objects.size).toBe(0);
});
