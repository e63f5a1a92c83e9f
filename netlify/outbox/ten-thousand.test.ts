import { expect, test } from 'vitest';
import type { TaskKind } from '#netlify/submissions/outbox-record.ts';
import { FAULTS, withFaults } from '#tests/support/blobs-faults.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, contactForm, enrolment, postForm, postJson, postText } from '#tests/support/contact-requests.ts';
import { passTime, stopClock } from '#tests/support/fast-clock.ts';
import { noting, outbox } from '#tests/support/outbox.ts';
import { inParallel } from '#src/lib/in-parallel.ts';
import { type Deliver, DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { deliverRequest } from './deliver-request.ts';

const REQUESTS = 10_000;
const WRITE_FAULTS = FAULTS.filter((fault) => fault !== 'none');
const REFUSALS = [
  new DeliveryFailure('smtp_451', { isRefusal: true }),
  new DeliveryFailure('smtp_connection'),
  new DeliveryFailure('timeout'),
];
/** Of the mails, those whose text is taken and whose answer never comes. */
const UNKNOWN_SHARE = 0.01;
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
    () => ({ request: () => postForm({ ...lead, leaveEmpty: '' }), success: 303, mails }),
    () => ({
      request: () => postJson({ ...contact, ...person, leaveEmpty: 'https://robot.example' }, key),
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

test('stores once whatever it says yes to, tells everyone once as far as that can be known, and logs nobody, through 10,000 faulty requests', async () => {
  const roll = dice(20_261_120);
  stopClock();
  const blobs = new MemoryBlobs();
  let busy = 0;
  const fetch: typeof globalThis.fetch = (input, init) => {
    const isHit = init?.method?.toLowerCase() === 'put' && roll() < 0.2;
    const fault = WRITE_FAULTS[Math.floor(roll() * WRITE_FAULTS.length)] ?? '500';
    const call = () => withFaults(blobs.fetch, isHit ? [fault] : [])(input, init);
    if (isHit && fault.startsWith('hang')) return call();
    busy += 1;
    return call().finally(() => (busy -= 1));
  };
  const arrived: string[] = [];
  /** Where the server's answer was lost: nobody can know whether the mail has arrived. */
  const unknown = new Set<string>();
  const unreliable = (kind: TaskKind): Deliver => {
    const deliver = noting(arrived, kind);
    return async (delivery) => {
      const refusal = REFUSALS[Math.floor(roll() * REFUSALS.length)];
      const luck = roll();
      if (luck < UNKNOWN_SHARE) {
        unknown.add(`${kind} ${delivery.submission.id}`);
        await (roll() < 0.5 ? deliver(delivery) : delivery.markHandedOver());
        throw new DeliveryFailure('timeout');
      }
      if (luck >= 1 / 3 || refusal === undefined) return deliver(delivery);
      if (refusal.isRefusal) await delivery.markHandedOver();
      throw refusal;
    };
  };
  const deliveries = { adviser: unreliable('adviser'), visitor: unreliable('visitor') };
  const box = outbox({ blobs, fetch, deliveries });
  const { handle, logs } = contactHandler({
    blobs,
    fetch,
    tasksOf: () => ['adviser', 'visitor'],
  });

  const requests = Array.from({ length: REQUESTS }, (_, n) => nthRequest(n));
  const answers: Response[] = [];
  const serve = async (n: number) => {
    let told = Promise.resolve<unknown>(undefined);
    const startDelivery = (key: string) => {
      told = deliverRequest(key, box.deps).catch(box.deps.onError);
    };
    answers[n] = await handle(nthRequest(n).request(), { startDelivery });
    await told;
  };
  // Each lane has sixteen at a time.
  const lanes = Map.groupBy(requests.keys(), (n) => n % 8);
  const isBusy = () => busy > 0;
  await passTime(Promise.all([...lanes.values()].map((lane) => inParallel(lane, serve))), isBusy);
  await passTime(box.recover(), isBusy);

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
  const sentOn = objects.filter(([key]) => !key.startsWith('contact-suspects/'));
  const due = sentOn.flatMap(([, text]) => {
    const { id, due: kinds } = JSON.parse(text) as { id: string; due: TaskKind[] };
    return kinds.map((kind) => `${kind} ${id}`);
  });
  expect(due.length).toBeGreaterThan(7000);
  const isKnown = (mail: string) => !unknown.has(mail);
  expect(arrived.filter(isKnown).toSorted()).toEqual(due.filter(isKnown).toSorted());
  const [visitors, advisers] = ['visitor', 'adviser'].map((kind) =>
    [...unknown].filter((mail) => mail.startsWith(kind)),
  );
  const times = (mail: string) => arrived.filter((each) => each === mail).length;
  expect(Math.max(...(visitors ?? []).map(times))).toBe(1);
  expect(Math.min(...(advisers ?? []).map(times))).toBe(1);
  expect([visitors?.length, advisers?.length].every((count) => (count ?? 0) > 20)).toBe(true);
  expect(answers.filter(({ status }) => status === 503).length).toBeGreaterThan(20);
  expect(logs).toHaveLength(REQUESTS);
  expect([...logs, ...box.logs].join('\n')).not.toContain(MARK);
}, 300_000);
