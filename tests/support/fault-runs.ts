import { expect } from 'vitest';
import { sweep } from '#netlify/delivery/deliver.ts';
import { hasFailed } from '#netlify/requests/request-record.ts';
import { MINUTE_MS } from '#src/lib/clock.ts';
import { contact, postJson, textLike } from './contact-requests.ts';
import { sampleRecord, requestWorld } from './request-world.ts';

/** Short time limits, so that requests to a broken store fail soon. */
export const SMALL_BUDGET = { budgetMs: 300, attemptMs: 120, attempts: 2 };

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
  // No request is lost, each is delivered, and the visitor gets at most one mail.
  const place = `killed at ${String(first)} and ${String(second)}`;
  const [record = sampleRecord()] = world.blobs.records();
  const { adviser, visitor, webhook } = record.tasks;
  expect([adviser?.state, webhook?.state], place).toEqual(['sent', 'sent']);
  expect([world.sent.adviser, world.sent.webhook], place).not.toContainEqual([]);
  if (visitor?.state === 'failed') expect(visitor.reason, place).toBe('outcome_unknown');
  else expect(world.sent.visitor, place).toHaveLength(1);
  expect(world.sent.visitor.length, place).toBeLessThan(2);
  const marks = hasFailed(record) ? [textLike(/^open/)] : [];
  expect(world.keys().sort(), place).toEqual([textLike(/^2026-11/), ...marks]);
  return { first: receiver.steps(), second: sweeper.steps() };
}
