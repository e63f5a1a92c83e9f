import fc from 'fast-check';
import { expect, test } from 'vitest';
import { DAY_MS, MINUTE_MS } from '#src/lib/clock.ts';
import { type Fault, FAULTS, MemoryBlobs, withFaults } from '#tests/support/memory-store.ts';
import { contact, contactForm, contactHandler, postForm, postJson } from '#tests/support/contact-requests.ts';
import { killReceiverAndSweep, SMALL_BUDGET } from '#tests/support/fault-runs.ts';
import { KEY, requestWorld, SAMPLE_MAIL, sampleRecord, START, WAITING } from '#tests/support/request-world.ts';
import { type MailFault, startSmtp } from '#tests/support/netlify-runtime.ts';
import { digestSummary, readDigest } from './daily/digest.ts';
import { purge, retentionLimits } from './daily/purge.ts';
import { deliver, sweep } from './delivery/deliver.ts';
import { deliveriesFrom } from './delivery/settings.ts';
import { smtpSender } from './mail/mailer.ts';
import { DeliveryFailure } from './requests/request-record.ts';
import { openKey } from './requests/records.ts';

test('loses no request when a process dies at any step and the next one dies too', async () => {
  for (let first = 0, steps = 1; first <= steps; first += 1)
    steps = Math.max(steps, (await killReceiverAndSweep(first, 1 + ((7 * first) % 30))).first);
});

test.each(FAULTS)('never confirms an unstored request when the store fails with "%s"', async (fault) => {
  for (const place of [0, 1, 2, Infinity]) {
    const blobs = new MemoryBlobs();
    const faults = Array.from({ length: 20 }, (_, n): Fault => (n === place || place === Infinity ? fault : 'none'));
    const { handle } = contactHandler({ blobs, fetch: withFaults(blobs.fetch, faults), budget: SMALL_BUDGET });
    const started = performance.now();
    const response = await handle(postForm(contactForm));
    expect([303, 503], `${fault} ${String(place)}`).toContain(response.status);
    if (response.status === 303) expect(blobs.paths().length).toBe(2);
    else expect(response.headers.get('retry-after')).toBe('30');
    expect(performance.now() - started).toBeLessThan(5000);
    const again = await contactHandler({ blobs }).handle(postForm(contactForm));
    expect([again.status, blobs.paths().length]).toEqual([303, 2]);
  }
});

type MailRow = [fault: MailFault, adviser: string, visitor: string, arrived: number];

/** Faults with which the mail server accepts no message, so that both mails wait for another attempt. */
const LOST: MailFault[] = [
  ...(['greeting', 'EHLO', 'MAIL', 'RCPT', 'DATA'] as const).flatMap(
    (step) => [`close at ${step}`, `silent at ${step}`] as const,
  ),
  '550 at MAIL',
  '451 at RCPT',
];

test.each<MailRow>([
  ['none', 'sent', 'sent', 2],
  ...LOST.map((fault): MailRow => [fault, 'waiting', 'waiting', 0]),
  ['550 at RCPT', 'waiting smtp_550', 'failed smtp_550', 0],
  ['451 after text', 'waiting smtp_451', 'waiting smtp_451', 0],
  ['554 after text', 'failed smtp_554', 'failed smtp_554', 0],
  ['close after text', 'waiting outcome_unknown', 'failed outcome_unknown', 2],
  ['silent after text', 'waiting outcome_unknown', 'failed outcome_unknown', 2],
])('records the outcome of each mail under the mail server fault "%s"', async (fault, adviser, visitor, arrived) => {
  const smtp = await startSmtp(fault);
  const world = requestWorld();
  const send = smtpSender(smtp.url, fault.startsWith('silent') ? 300 : 1000);
  const faults = { adviser: () => send(SAMPLE_MAIL), visitor: () => send(SAMPLE_MAIL) };
  await world.store();
  await deliver(KEY, world.processOf({ faults }).deps);
  const [record = sampleRecord()] = world.blobs.records();
  const outcomeOf = (kind: 'adviser' | 'visitor') =>
    `${record.tasks[kind]?.state ?? ''} ${record.tasks[kind]?.reason ?? ''}`;
  expect(outcomeOf('adviser')).toMatch(new RegExp(`^${adviser}`));
  expect(outcomeOf('visitor')).toMatch(new RegExp(`^${visitor}`));
  expect(smtp.received).toHaveLength(arrived);
  // Once the server recovers, it receives the waiting mails. The digest reports the failed mails.
  await world.recover();
  const [after = sampleRecord()] = world.blobs.records();
  expect(after.tasks.adviser?.state).toBe(adviser.startsWith('failed') ? 'failed' : 'sent');
  const failures = [adviser, visitor].filter((outcome) => outcome.startsWith('failed')).length;
  const digest = digestSummary(await readDigest(world.records(), world.now()));
  expect(digest).toBe(failures > 0 ? '1 demande en échec' : '');
});

test('retries failing deliveries for five days, then reports the request', async () => {
  const world = requestWorld();
  const refuse = () => Promise.reject(new DeliveryFailure('smtp_connection'));
  const faults = { adviser: refuse, visitor: refuse, webhook: refuse };
  await world.store();
  for (let time = 0; time < 6 * DAY_MS; time += 30 * MINUTE_MS) {
    await sweep(world.processOf({ faults }).deps);
    world.wait(30 * MINUTE_MS);
    if (time === DAY_MS)
      expect(digestSummary(await readDigest(world.records(), world.now()))).toBe('1 demande en attente');
  }
  const [{ tasks } = sampleRecord()] = world.blobs.records();
  expect(tasks.adviser).toMatchObject({ state: 'failed', attempts: 14, reason: 'smtp_connection' });
  expect(tasks.webhook).toMatchObject({ state: 'failed', attempts: 14 });
  expect(tasks.visitor).toMatchObject({ state: 'failed', reason: 'too_late' });
  expect(Date.parse(tasks.visitor?.at ?? '') - START.getTime()).toBeLessThan(3.5 * DAY_MS);
  world.wait(60 * DAY_MS);
  await sweep(world.processOf().deps);
  expect(digestSummary(await readDigest(world.records(), world.now()))).toBe('1 demande en échec');
  await world.records().update(KEY, (record) => ({ ...record, handledAt: world.now().toISOString() }));
  await sweep(world.processOf().deps);
  expect(world.keys()).toEqual([KEY]);
});

test('delivers a retry that arrives while a sweep deletes the mark of its failed first try', async () => {
  const world = requestWorld();
  const faults: Fault[] = ['none', ...Array<Fault>(9).fill('500')];
  const post = (fetch: typeof globalThis.fetch) =>
    contactHandler({ fetch, now: world.now, budget: SMALL_BUDGET, planTasks: () => ['adviser'] }).handle(
      postJson(contact, { 'idempotency-key': 'a3f1' }),
    );
  expect((await post(withFaults(world.blobs.fetch, faults))).status).toBe(503);
  world.wait(3 * MINUTE_MS);
  const [marked, swept] = [Promise.withResolvers<undefined>(), Promise.withResolvers<undefined>()];
  let retry: Promise<Response> | undefined;
  const retryFetch: typeof globalThis.fetch = async (input, init) => {
    if (new Headers(init?.headers).has('if-none-match')) {
      marked.resolve(undefined);
      await swept.promise;
    }
    return world.blobs.fetch(input, init);
  };
  const sweepFetch: typeof globalThis.fetch = async (input, init) => {
    if (init?.method?.toUpperCase() === 'DELETE') {
      retry = post(retryFetch);
      await marked.promise;
    }
    return world.blobs.fetch(input, init);
  };
  await sweep(world.processOf({ fetch: sweepFetch }).deps);
  swept.resolve(undefined);
  expect((await retry)?.status).toBe(201);
  await world.recover();
  expect(world.sent.adviser).toHaveLength(1);
});

/** Delays each store call by a number of event-loop turns, so that the etag of a write is often out of date. */
function withDelays(blobs: MemoryBlobs, delays: readonly number[]): typeof fetch {
  let calls = 0;
  const pause = async () => {
    for (let turns = delays[(calls += 1) % delays.length] ?? 0; turns > 0; turns -= 1) await new Promise(setImmediate);
  };
  return async (...call) => {
    await pause();
    const response = await blobs.fetch(...call);
    await pause();
    return response;
  };
}

test('sends a task exactly once if `resend` runs during its delivery', async () => {
  const delays = fc.array(fc.nat({ max: 11 }), { minLength: 90, maxLength: 90, size: 'max' });
  const sendAndResend = async (turns: readonly number[]) => {
    const world = requestWorld();
    const failed = { ...WAITING, state: 'failed' as const, attempts: 14, reason: 'webhook_500' };
    await world.store(sampleRecord({ tasks: { ...sampleRecord().tasks, webhook: failed } }));
    const fetch = withDelays(world.blobs, turns);
    const slow = () => world.processOf({ fetch }).deps;
    const resend = async () => {
      const { records } = slow();
      await records.mark(openKey(KEY), START);
      await records.update(KEY, (record) => ({
        ...record,
        tasks: { ...record.tasks, webhook: WAITING },
      }));
      await records.mark(openKey(KEY), START);
    };
    await Promise.all([deliver(KEY, slow()), resend(), sweep(slow())]);
    await world.recover();
    expect(Object.values(world.sent).map(({ length }) => length)).toEqual([1, 1, 1]);
  };
  await fc.assert(fc.asyncProperty(delays, sendAndResend), { numRuns: 25 });
});

test('does not restore a request that is erased during its delivery', async () => {
  const world = requestWorld();
  await world.store();
  const visitor = () => world.records().delete(KEY);
  await deliver(KEY, world.processOf({ faults: { visitor } }).deps);
  await world.recover();
  expect(world.blobs.records()).toEqual([]);
  expect(world.sent.webhook).toEqual([]);
});

test('erases requests after three years and suspects after 30 days, also if a purge is killed at any step', async () => {
  const limits = retentionLimits(START, { requestYears: 3, suspectDays: 30 }, false);
  const requests = {
    ...{ '2023-11/new': 3 * 365 - 5, '2026-11/new': 1, 'suspects/2026-10/new': 29 },
    ...{ '2023-10/old': 3 * 366, '2023-11/old': 3 * 366, 'suspects/2026-10/old': 31 },
  };
  const marks = ['mailed/2026-11-20/new', 'open/2026-11/new', 'mailed/2026-11-18/old', 'open/2023-10/old'];
  const kept = [...Object.keys(requests), ...marks].filter((key) => key.endsWith('new'));
  for (let lastStep = 0, steps = 1; lastStep <= steps; lastStep += 1) {
    const world = requestWorld();
    for (const [key, days] of Object.entries(requests)) {
      const createdAt = new Date(START.getTime() - days * DAY_MS).toISOString();
      world.blobs.write(`contact/${key}`, JSON.stringify(sampleRecord({ createdAt })));
    }
    for (const key of marks) world.blobs.write(`contact/${key}`, START.toISOString());
    const killed = world.processOf({ lastStep });
    await killed.run(({ records }) => purge(records, START, limits));
    await purge(world.records(), START, limits);
    expect(world.keys().sort()).toEqual(kept.sort());
    steps = Math.max(steps, killed.steps());
  }
});

test('limits confirmations to 3 per mailbox and 500 per day, and reports refusals', async () => {
  const world = requestWorld();
  const smtp = await startSmtp();
  const env = { SMTP_URL: smtp.url, MAIL_FROM: 'demandes@cursive.example', MAIL_TO: 'conseil@cursive.example' };
  const { visitor } = deliveriesFrom(env, 'production', world.records());
  const outcomes: string[] = [];
  const confirm = async (email: string, number: number) => {
    const record = sampleRecord({ id: number.toString(16).padStart(32, '0'), email });
    await visitor?.({ record, now: START, isRepeat: false }).then(
      () => outcomes.push('sent'),
      (error: unknown) => outcomes.push(error instanceof DeliveryFailure ? error.reason : 'error'),
    );
  };
  const spellings = ['zoe@gmail.com', 'Zoe+cpf@gmail.com', 'z.o.e@googlemail.com', 'ZOE@gmail.com', 'zoe@gmail.com'];
  for (const [number, email] of spellings.entries()) await confirm(email, number);
  expect(outcomes).toEqual(['sent', 'sent', 'sent', 'recipient_limit', 'recipient_limit']);
  for (let n = 3; n < 500; n += 1) world.blobs.write(`contact/mailed/2026-11-20/${String(n)}/1`, 'x');
  await confirm('anne@courriel.example', 77);
  expect(outcomes.at(-1)).toBe('daily_limit');
  // A retried confirmation is sent despite the limits, because the limits have already counted it.
  await confirm('zoe@gmail.com', 0);
  expect(outcomes.at(-1)).toBe('sent');
  const failed = { ...WAITING, state: 'failed' as const, reason: 'recipient_limit' };
  await world.store(sampleRecord({ tasks: { visitor: failed } }));
  expect(digestSummary(await readDigest(world.records(), START))).toBe('1 confirmation retenue');
});
