import { expect, test } from 'vitest';
import type { TaskKind } from '#netlify/functions/contact/outbox-record.ts';
import { FAULTS, withFaults } from '#tests/support/blobs-faults.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, contactForm, enrolment, postForm, postJson, postText } from '#tests/support/contact-requests.ts';
import { noting, outbox } from '#tests/support/outbox.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { deliverRequest } from './deliver-request.ts';
import { type Deliver, DeliveryFailure } from './delivery.ts';

const REQUESTS = 10_000;
/** They cost time, so they come more rarely. */
const HANGS = ['hang', 'hang after write'] as const;
const WRITE_FAULTS = FAULTS.filter((fault) => fault !== 'none' && !fault.startsWith('hang'));
const REFUSALS = [
  new DeliveryFailure('smtp_451', { isRefusal: true }),
  new DeliveryFailure('smtp_connection'),
  new DeliveryFailure('timeout'),
];
/** In everything that is submitted, and nowhere else. */
const MARK = 'Zyx';

/** Numbers that look random and are the same in every run: mulberry32. */
function dice(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

type Sent = { request: () => Request; success: number; refusal?: number; mails?: TaskKind[] };

/** One of ten kinds of request; what it says is its own. */
function nthRequest(n: number): Sent {
  const key = { 'idempotency-key': `key-${String(n)}` };
  const who = `${MARK}${String(n)}x`;
  const email = `${who}@courriel.example`;
  const person = { firstName: who, email, message: `Message de ${who}.` };
  const lead = { ...enrolment, nom: who, email, message: `Inscription de ${who}` };
  const mails: TaskKind[] = ['adviser', 'visitor'];
  const kinds: (() => Sent)[] = [
    () => ({ request: () => postJson({ ...contact, ...person }, key), success: 201, mails }),
    () => ({ request: () => postJson(lead, key), success: 201, mails }),
    () => ({ request: () => postForm({ ...contactForm, ...person }), success: 303, mails }),
    () => ({ request: () => postForm({ ...lead, website: '' }), success: 303, mails }),
    () => ({
      request: () => postJson({ ...contact, ...person, website: 'https://robot.example' }, key),
      success: 201,
      mails: [],
    }),
    () => ({ request: () => postJson({ ...contact, ...person, email: who }, key), success: 0, refusal: 422 }),
    () => ({ request: () => postText(`{"firstName":"${who}"`), success: 0, refusal: 400 }),
    () => ({ request: () => postText(who, { 'content-type': 'text/plain' }), success: 0, refusal: 415 }),
    () => ({
      request: () => postJson({ ...contact, ...person }, { ...key, 'sec-fetch-site': 'cross-site' }),
      success: 0,
      refusal: 403,
    }),
    () => ({
      request: () => postJson({ ...contact, ...person, message: who.repeat(20_000) }, key),
      success: 0,
      refusal: 413,
    }),
  ];
  return (kinds[n % 10] ?? kinds[0] ?? (() => ({ request: () => postText(''), success: 0 })))();
}

test('stores once whatever it says yes to, tells everyone once, and logs nobody, through 10,000 faulty requests', async () => {
  const roll = dice(20_261_120);
  const blobs = new MemoryBlobs();
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isHit = init?.method?.toLowerCase() === 'put' && roll() < 0.2;
    const kinds = roll() < 0.01 ? HANGS : WRITE_FAULTS;
    const fault = kinds[Math.floor(roll() * kinds.length)] ?? '500';
    return withFaults(blobs.fetch, isHit ? [fault] : [])(input, init);
  };
  const arrived: string[] = [];
  const unreliable = (kind: TaskKind): Deliver => {
    const deliver = noting(arrived, kind);
    return async (parcel) => {
      const refusal = REFUSALS[Math.floor(roll() * REFUSALS.length)];
      if (roll() >= 1 / 3 || refusal === undefined) return deliver(parcel);
      if (refusal.isRefusal) await parcel.handOver();
      throw refusal;
    };
  };
  const deliveries = { adviser: unreliable('adviser'), visitor: unreliable('visitor') };
  const box = outbox({ blobs, fetch, deliveries, attemptMs: 1500 });
  const { handle, logs } = contactHandler({
    blobs,
    fetch,
    patience: { budgetMs: 9000, attemptMs: 1500, attempts: 2 },
    tasksOf: () => ['adviser', 'visitor'],
  });

  const requests = Array.from({ length: REQUESTS }, (_, n) => nthRequest(n));
  const answers: Response[] = [];
  const serve = async (n: number) => {
    let told = Promise.resolve<unknown>(undefined);
    const tell = (key: string) => {
      told = deliverRequest(key, box.deps).catch(box.deps.onError);
    };
    answers[n] = await handle(nthRequest(n).request(), { tell });
    await told;
  };
  // Each lane has sixteen at a time.
  const lanes = Map.groupBy(requests.keys(), (n) => n % 8);
  await Promise.all([...lanes.values()].map((lane) => inParallel(lane, serve)));
  await box.recover();

  const objects = [...blobs.objects].filter(([key]) => /^contact(-suspects)?\//.test(key));
  const owners = objects.map(([, text]) => Number(/Zyx(\d+)x/.exec(text)?.[1]));
  const copies = Map.groupBy(owners, (owner) => owner);
  const isSuccess = ({ status }: Response) => status === 201 || status === 303;
  expect(answers.filter((answer) => !isSuccess(answer) && !answer.headers.has('content-type'))).toEqual([]);
  for (const [n, { success, refusal }] of requests.entries()) {
    const status = answers[n]?.status ?? 0;
    expect(refusal === undefined ? [success, 503] : [refusal]).toContain(status);
    expect(copies.get(n)?.length ?? 0).toBe(status === success ? 1 : 0);
  }
  const due = objects.flatMap(([, text]) => {
    const { id, due: kinds } = JSON.parse(text) as { id: string; due: TaskKind[] };
    return kinds.map((kind) => `${kind} ${id}`);
  });
  expect(due.length).toBeGreaterThan(7000);
  expect(arrived.toSorted()).toEqual(due.toSorted());
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  expect(logs).toHaveLength(REQUESTS);
  expect([...logs, ...box.logs].join('\n')).not.toContain(MARK);
}, 120_000);
