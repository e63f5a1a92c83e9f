import fc from 'fast-check';
import { expect } from 'vitest';
import { sweep } from '#netlify/delivery/deliver.ts';
import { DeliveryFailure } from '#netlify/requests/delivery-failure.ts';
import { hasFailed, type RequestRecord, TASK_KINDS } from '#netlify/requests/request-record.ts';
import { MINUTE_MS } from '#src/lib/durations.ts';
import { contact, contactHandler, postJson, textLike } from './contact-requests.ts';
import { FAULTS, withFaults } from './memory-store.ts';
import { sampleRecord, requestWorld } from './request-world.ts';

/** Short time limits, so that requests to a broken store fail soon. */
export const SMALL_BUDGET = { budgetMs: 300, attemptMs: 120, attempts: 2 };

export const statesOf = ({ tasks }: RequestRecord) =>
  Object.fromEntries(TASK_KINDS.map((kind) => [kind, tasks[kind]?.state]));

/** Fails when a request is lost, when it is not delivered or when the visitor gets two mails. */
function expectNothingLost(world: ReturnType<typeof requestWorld>, place: string) {
  const records = world.blobs.records();
  expect(records, place).toHaveLength(1);
  const [record = sampleRecord()] = records;
  const { adviser, visitor, webhook } = world.sent;
  expect(statesOf(record), place).toMatchObject({ adviser: 'sent', webhook: 'sent' });
  expect([adviser.length > 0, webhook.length > 0, visitor.length < 2], place).toEqual([true, true, true]);
  if (record.tasks.visitor?.state === 'failed') expect(record.tasks.visitor.reason, place).toBe('outcome_unknown');
  else expect(visitor, place).toHaveLength(1);
}

/** Kills the receiving process and the sweep at these steps, then recovers. Returns the number of steps of each. */
export async function killReceiverAndSweep(first: number, second: number): Promise<{ first: number; second: number }> {
  const world = requestWorld();
  const newRequest = () => postJson(contact, { 'idempotency-key': 'a3f1' });
  const receiver = world.processOf({ lastStep: first });
  await receiver.receive(newRequest());
  // A visitor who gets no response sends the request again.
  if (world.blobs.records().length === 0) await world.processOf().receive(newRequest());
  world.wait(3 * MINUTE_MS);
  const sweeper = world.processOf({ lastStep: second });
  await sweeper.run((deps) => sweep(deps));
  await world.recover();
  expectNothingLost(world, `killed at ${String(first)} and ${String(second)}`);
  const [record = sampleRecord()] = world.blobs.records();
  const marks = hasFailed(record) ? [textLike(/^open/)] : [];
  expect(world.keys().sort()).toEqual([textLike(/^2026-11/), ...marks]);
  return { first: receiver.steps(), second: sweeper.steps() };
}

/** Sends requests under random faults. Every confirmed request must be stored once and delivered in the end. */
export async function sendUnderRandomFaults(count: number): Promise<void> {
  const fault = fc.constantFrom(...FAULTS);
  const outcomes = fc.array(fc.constantFrom('none', 'later', 'unknown', 'bug'), { maxLength: 3 });
  const request = fc.record({
    store: fc.array(fault, { maxLength: 4 }),
    adviser: outcomes,
    visitor: outcomes,
    webhook: outcomes,
  });
  await fc.assert(
    fc.asyncProperty(fc.array(request, { minLength: 100, maxLength: 100 }), async (requests) => {
      const world = requestWorld();
      const { handle } = contactHandler({ blobs: world.blobs, budget: SMALL_BUDGET, tasksOf: () => [...TASK_KINDS] });
      const confirmed = new Set<string>();
      const faultsOf = new Map<string, (typeof requests)[number]>();
      await Promise.all(
        requests.map(async (faults, number) => {
          const post = () =>
            postJson({ ...contact, email: `zoe${String(number)}@courriel.example` }, { 'idempotency-key': 'a' });
          const faultyHandler = contactHandler({
            blobs: world.blobs,
            fetch: withFaults(world.blobs.fetch, faults.store),
            budget: SMALL_BUDGET,
            tasksOf: () => [...TASK_KINDS],
          });
          const first = await faultyHandler.handle(post());
          expect([201, 503]).toContain(first.status);
          const body = (await (first.status === 201 ? first : await handle(post())).json()) as { id: string };
          confirmed.add(body.id);
          faultsOf.set(body.id, faults);
        }),
      );
      expect(new Set(world.blobs.records().map(({ id }) => id))).toEqual(confirmed);
      const failing = (kind: 'adviser' | 'visitor' | 'webhook') => (delivery: { record: RequestRecord }) => {
        const outcome = faultsOf.get(delivery.record.id)?.[kind].shift() ?? 'none';
        if (outcome === 'bug') return Promise.reject(new TypeError('bug'));
        if (outcome === 'none') return Promise.resolve();
        return Promise.reject(new DeliveryFailure('smtp_451', outcome === 'unknown' ? 'unknown' : 'temporary'));
      };
      await world.recover({ adviser: failing('adviser'), visitor: failing('visitor'), webhook: failing('webhook') });
      const records = world.blobs.records();
      expect(records).toHaveLength(requests.length);
      for (const record of records) {
        const { visitor } = record.tasks;
        expect(statesOf(record)).toMatchObject({ adviser: 'sent', webhook: 'sent' });
        expect([visitor?.state, visitor?.reason]).toEqual(
          visitor?.state === 'sent' ? ['sent', undefined] : ['failed', 'outcome_unknown'],
        );
      }
      for (const ids of Object.values(world.sent)) expect(new Set(ids).size).toBe(ids.length);
      expect(new Set(world.sent.adviser)).toEqual(confirmed);
    }),
    { numRuns: Math.ceil(count / 100) },
  );
}
