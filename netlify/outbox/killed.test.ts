import { expect, test } from 'vitest';
import type { TaskKind } from '#netlify/submissions/outbox-record.ts';
import { CONTACT_DEPS } from '#netlify/functions/contact/contact-deps.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, postJson } from '#tests/support/contact-requests.ts';
import { outbox } from '#tests/support/outbox.ts';
import type { Deliver } from '#netlify/submissions/delivery.ts';
import { deliverRequest } from './deliver-request.ts';

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
    async ({ submission, unanswered, markHandedOver }) => {
      await markHandedOver();
      process.step();
      arrived.push(`${kind} ${submission.id}${unanswered > 0 ? ' again' : ''}`);
      process.step();
      return submission.id;
    };
  const deliveries = { adviser: deliver('adviser'), visitor: deliver('visitor'), webhook: deliver('webhook') };
  const box = outbox({ blobs, fetch, deliveries });
  let told = Promise.resolve<unknown>(undefined);
  const startDelivery = (key: string) => {
    told = deliverRequest(key, box.deps).catch(() => undefined);
  };
  const { handle } = contactHandler({
    blobs,
    fetch,
    tasksOf: () => DUE,
    startDelivery,
    retryBudget: { ...CONTACT_DEPS.retryBudget, attempts: 1 },
  });
  const { status } = await handle(postJson(contact, KEY));
  await told;
  return { ...box, status };
}

/** `2026-11/<id>`, empty when nothing was stored. */
const requestKey = ({ objects }: MemoryBlobs): string =>
  [...objects.keys()].find((each) => each.startsWith('contact/'))?.slice('contact/'.length) ?? '';

test('killed at any step, writes to each once, and where that cannot be known to the visitor at most once', async () => {
  const seen = { kills: 0, unknown: { adviser: 0, visitor: 0, webhook: 0 } };
  for (; ; seen.kills += 1) {
    const blobs = new MemoryBlobs();
    const arrived: string[] = [];
    const victim = new Process(seen.kills + 1);
    const first = await life(blobs, arrived, victim);
    const arrivedAtDeath = [...arrived];
    const wasKilled = victim.isDead;
    const keyAtDeath = requestKey(blobs);
    // From the moment when something may arrive until its end is written down.
    const unknown = DUE.filter((kind) => first.recordOf(keyAtDeath, kind)?.state === 'sending');
    // The visitor's browser has no answer, and sends again.
    const { status, wait, recover, recordOf } = await life(blobs, arrived, new Process(Infinity));
    expect(status).toBe(201);
    wait(5);
    await recover();

    const key = requestKey(blobs);
    const id = key.slice(key.indexOf('/') + 1);
    for (const kind of DUE) {
      const once = `${kind} ${id}`;
      const came = arrived.filter((each) => each.startsWith(kind));
      const cameAtDeath = arrivedAtDeath.filter((each) => each.startsWith(kind));
      if (!unknown.includes(kind)) {
        expect(came).toEqual([once]);
        expect(recordOf(key, kind)).toMatchObject({ state: 'sent' });
      } else if (kind === 'visitor') {
        expect(came).toEqual(cameAtDeath);
        expect(recordOf(key, kind)).toMatchObject({ state: 'failed', reason: 'outcome_unknown' });
      } else {
        expect(came).toEqual([...cameAtDeath, `${once} again`]);
        expect(recordOf(key, kind)).toMatchObject({ state: 'sent', messageId: id });
      }
    }
    for (const kind of unknown) seen.unknown[kind] += 1;
    if (!wasKilled) break;
  }
  expect(seen.kills).toBeGreaterThan(30);
  // Every window has been met.
  expect(Math.min(...Object.values(seen.unknown))).toBeGreaterThan(0);
});
