import { expect, test } from 'vitest';
import type { TaskKind } from '#netlify/functions/contact/outbox-record.ts';
import { RUNTIME } from '#netlify/functions/contact/runtime.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, postJson } from '#tests/support/contact-requests.ts';
import { outbox } from '#tests/support/outbox.ts';
import { deliverRequest } from './deliver-request.ts';
import type { Deliver } from './delivery.ts';

const DUE: TaskKind[] = ['adviser', 'visitor', 'webhook'];
const KEY = { 'idempotency-key': 'a3f1' };

/** A process that dies at its nth step, before or after what it waits for: from then on nothing of it has effect. */
class Process {
  #steps = 0;
  readonly #last: number;

  constructor(last: number) {
    this.#last = last;
  }

  get isDead(): boolean {
    return this.#steps >= this.#last;
  }

  step(): void {
    this.#steps += 1;
    if (this.isDead) throw new Error('killed');
  }
}

/** Everything from the visitor's click to the last record, in a process that dies at a step. */
async function life(blobs: MemoryBlobs, arrived: string[], process: Process) {
  const fetch: typeof globalThis.fetch = async (input, init) => {
    process.step();
    const response = await blobs.fetch(input, init);
    process.step();
    return response;
  };
  const deliver =
    (kind: TaskKind): Deliver =>
    async ({ submission, handOver }) => {
      await handOver();
      process.step();
      arrived.push(kind);
      process.step();
      return submission.id;
    };
  const deliveries = { adviser: deliver('adviser'), visitor: deliver('visitor'), webhook: deliver('webhook') };
  const box = outbox({ blobs, fetch, deliveries });
  let told = Promise.resolve<unknown>(undefined);
  const tell = (key: string) => {
    told = deliverRequest(key, box.deps).catch(() => undefined);
  };
  const { handle } = contactHandler({
    blobs,
    fetch,
    tasksOf: () => DUE,
    tell,
    patience: { ...RUNTIME.patience, attempts: 1 },
  });
  const { status } = await handle(postJson(contact, KEY));
  await told;
  return { ...box, status };
}

test('loses nothing when it is killed at any step, and writes to no visitor twice', async () => {
  const unknown = { adviser: 0, visitor: 0, webhook: 0 };
  let kills = 0;
  for (; ; kills += 1) {
    const blobs = new MemoryBlobs();
    const arrived: string[] = [];
    const victim = new Process(kills + 1);
    await life(blobs, arrived, victim);
    const wasKilled = victim.isDead;
    // The visitor's browser has no answer, and sends again.
    const { status, wait, recover, recordOf } = await life(blobs, arrived, new Process(Infinity));
    expect(status).toBe(201);
    wait(5);
    await recover();

    const [key = ''] = [...blobs.objects.keys()].filter((each) => each.startsWith('contact/'));
    const count = (kind: TaskKind) => arrived.filter((each) => each === kind).length;
    const record = (kind: TaskKind) => recordOf(key.slice('contact/'.length), kind);
    for (const kind of ['adviser', 'webhook'] as const) {
      expect([1, 2]).toContain(count(kind));
      expect(record(kind)).toMatchObject({ state: 'sent' });
      unknown[kind] += count(kind) - 1;
    }
    expect(count('visitor')).toBeLessThanOrEqual(1);
    const isUnknown = record('visitor')?.state === 'failed';
    if (isUnknown) expect(record('visitor')).toMatchObject({ reason: 'outcome_unknown' });
    else expect(count('visitor')).toBe(1);
    if (isUnknown) unknown.visitor += 1;
    if (!wasKilled) break;
  }
  expect(kills).toBeGreaterThan(30);
  // Only where death comes between the word to go and the record of it.
  expect(unknown.adviser).toBeLessThan(kills / 2);
  expect(unknown.visitor).toBeLessThan(kills / 2);
});
