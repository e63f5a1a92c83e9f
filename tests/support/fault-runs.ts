import { expect } from 'vitest';
import { sweep } from '#netlify/delivery/deliver.ts';
import { hasFailed, type RequestRecord, TASK_KINDS } from '#netlify/requests/request-record.ts';
import { MINUTE_MS } from '#src/lib/durations.ts';
import { contact, postJson, textLike } from './contact-requests.ts';
import { sampleRecord, requestWorld } from './request-world.ts';

/** Short time limits, so that requests to a broken store fail soon. */
export const SMALL_BUDGET = { budgetMs: 300, attemptMs: 120, attempts: 2 };

const statesOf = ({ tasks }: RequestRecord) => Object.fromEntries(TASK_KINDS.map((kind) => [kind, tasks[kind]?.state]));

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
