import fc from 'fast-check';
import { expect, test } from 'vitest';
import { rateLimiter } from './rate-limit.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import {
  contact,
  contactForm,
  enrolment,
  idOf,
  postForm,
  postJson,
  postText,
} from '#tests/support/contact-requests.ts';

test('writes one line of JSON per request, with the start of the id', async () => {
  const { handle, logs } = contactHandler();
  const id = await idOf(await handle(postJson(contact)));
  expect(logs.map((line): unknown => JSON.parse(line))).toEqual([
    {
      level: 'info',
      requestId: 'request-1',
      outcome: 'stored',
      isSuspect: false,
      status: 201,
      durationMs: 0,
      form: 'contact',
      id: id.slice(0, 8),
    },
  ]);
});

test('raises an alert at more requests than anybody expects, and stores them all', async () => {
  const { handle, logs, blobs } = contactHandler({ burst: rateLimiter({ network: 3 }, 600_000) });
  for (let n = 0; n < 5; n += 1) expect((await handle(postJson(contact))).status).toBe(201);
  expect(logs.map((line) => (JSON.parse(line) as { level: string }).level)).toEqual([
    ...['info', 'info', 'info'],
    ...['alert', 'alert'],
  ]);
  expect(blobs.objects.size).toBe(5);
});

test('never writes what was submitted, whatever became of it', async () => {
  const secrets = ['Zoé', 'Le Gall', 'zoe.legall', '06 39 98', 'Comptable', 'cherche une formation', 'cle-secrete'];
  const failing: typeof fetch = () => Promise.reject(new Error(`cannot store ${contact.email}`));
  for (const fetch of [undefined, failing]) {
    const { handle, logs } = contactHandler(fetch === undefined ? {} : { fetch });
    await handle(postJson(contact, { 'idempotency-key': 'cle-secrete' }));
    await handle(postJson(enrolment));
    await handle(postJson({ ...contact, email: 'zoe.legall' }));
    await handle(postJson({ ...contact, 'Le Gall': 'Zoé' }));
    await handle(postForm(contactForm));
    await handle(postForm({ ...contactForm, phone: 'Zoé' }));
    await handle(postText('{"firstName":"Zoé'));
    expect(logs).toHaveLength(7);
    for (const secret of secrets) expect(logs.join('\n')).not.toContain(secret);
  }
});

test('never writes a value that a stranger sends', async () => {
  const { handle, logs } = contactHandler();
  await fc.assert(
    fc.asyncProperty(
      fc.stringMatching(/^[a-zà-ÿ]{12,40}$/),
      fc.constantFrom(...Object.keys(contact)),
      async (value, field) => {
        await handle(postJson({ ...contact, [field]: value }));
        await handle(postJson({ ...contact, [value]: value }));
        expect(logs.join('\n')).not.toContain(value);
      },
    ),
    { numRuns: 50 },
  );
});
