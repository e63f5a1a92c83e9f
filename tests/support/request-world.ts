import { deliver, type DeliverDeps, type Deliveries, sweep } from '#netlify/delivery/deliver.ts';
import type { Mail } from '#netlify/mail/mailer.ts';
import type { Fetch } from '#netlify/requests/blobs.ts';
import { openKey, Records } from '#netlify/requests/records.ts';
import { localStore } from '#netlify/local/local-blobs.ts';
import { type RequestRecord, type Task, TASK_KINDS, type TaskKind } from '#netlify/requests/request-record.ts';
import { DAY_MS, MINUTE_MS } from '#src/lib/clock.ts';
import { contact, contactHandler } from './contact-requests.ts';
import { MemoryBlobs } from './memory-store.ts';

export const START = new Date('2026-11-20T10:00:00Z');
export const ID = 'a'.repeat(32);
export const KEY = `2026-11/${ID}`;

export const SAMPLE_MAIL: Mail = {
  name: 'sample',
  from: { name: 'Cursive', address: 'demandes@cursive.example' },
  to: { name: '', address: contact.email },
  date: START,
  body: { title: 'Bonjour', blocks: [], signature: [] },
};

export const WAITING: Task = { state: 'waiting', attempts: 0, at: START.toISOString() };

/** A stored request whose tasks all wait. */
export const sampleRecord = (changes: Partial<RequestRecord> = {}): RequestRecord => ({
  id: ID,
  ...contact,
  type: null,
  profession: null,
  formation: null,
  page: '/contact',
  createdAt: START.toISOString(),
  v: 2,
  notice: 'b4e4946e',
  tasks: Object.fromEntries(TASK_KINDS.map((kind) => [kind, WAITING])),
  ...changes,
});

/** A store in memory, receivers that list their deliveries, and a clock that only the test advances. */
export function requestWorld() {
  const blobs = new MemoryBlobs();
  let time = START.getTime();
  const sent: Record<TaskKind, string[]> = { adviser: [], visitor: [], webhook: [] };
  const now = () => new Date(time);
  const records = (fetch: Fetch = blobs.fetch) => new Records(() => localStore('contact', fetch));

  const deliveriesWith = (step: () => Promise<void>, faults: Deliveries): Deliveries =>
    Object.fromEntries(
      TASK_KINDS.map((kind) => [
        kind,
        async (delivery) => {
          await step();
          await faults[kind]?.(delivery);
          sent[kind].push(delivery.record.id);
          await step();
        },
      ]),
    );

  /** A process that stops after `lastStep` steps. Each store call and each delivery has a step before and after it. */
  function processOf({ lastStep = Infinity, faults = {}, fetch = blobs.fetch }: ProcessOptions = {}) {
    let steps = 0;
    const death = Promise.withResolvers<'dead'>();
    const step = async () => {
      steps += 1;
      if (steps <= lastStep) return;
      death.resolve('dead');
      await Promise.withResolvers<never>().promise;
    };
    const steppedFetch: Fetch = async (...call) => {
      await step();
      const response = await fetch(...call);
      await step();
      return response;
    };
    const deps: DeliverDeps = {
      records: records(steppedFetch),
      deliveries: deliveriesWith(step, faults),
      now,
      timeLeft: () => Infinity,
    };
    /** The result of some work, or `'dead'` when the process stops first. */
    const run = <Done>(work: (deps: DeliverDeps) => Promise<Done>) => Promise.race([work(deps), death.promise]);
    /** Receives a request and delivers it, as the function does. */
    const receive = (request: Request) => {
      const keys: string[] = [];
      const { handle } = contactHandler({
        openRecords: () => records(steppedFetch),
        planTasks: () => [...TASK_KINDS],
        startDelivery: (key) => keys.push(key),
        now,
      });
      return run(async () => {
        const { status } = await handle(request);
        for (const key of keys) await deliver(key, deps);
        return status;
      });
    };
    return { deps, run, receive, steps: () => steps };
  }

  const wait = (milliseconds: number) => {
    time += milliseconds;
  };

  /** Sweeps until every open request is settled, at most 40 times in about a week. */
  async function recover(): Promise<void> {
    wait(3 * MINUTE_MS);
    for (let sweeps = 0; sweeps < 40; sweeps += 1) {
      const { open, settled } = await sweep(processOf().deps);
      if (open === settled) return;
      wait(sweeps < 20 ? 30 * MINUTE_MS : DAY_MS / 3);
    }
  }

  /** Stores a request as the function does. */
  const store = async (record = sampleRecord(), key = KEY): Promise<void> => {
    await records().mark(openKey(key), now());
    await records().create(key, record);
  };

  const keys = () => blobs.paths().map((key) => key.replace('contact/', ''));
  return { blobs, sent, now, wait, records, store, processOf, recover, keys };
}

type ProcessOptions = { lastStep?: number; faults?: Deliveries; fetch?: Fetch };
