import { expect, onTestFinished, test, vi } from 'vitest';
import {
  againMark,
  failedMark,
  firstQueued,
  openMark,
  outboxKey,
  queuedAgain,
  settledMark,
} from '#netlify/submissions/outbox-record.ts';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, enrolment, postJson } from '#tests/support/contact-requests.ts';
import { noting, outbox, START } from '#tests/support/outbox.ts';
import { MOST_LISTED, PARTS } from '#netlify/submissions/list-keys.ts';
import { type Deliveries, DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { deliverRequest } from './deliver-request.ts';
import { SWEEP_MINUTES } from './sweep.ts';

const DAY = 60 * 24;

/** Puts a request into a store as it is once it has been stored, some days before now. */
function put(blobs: MemoryBlobs, name: string, daysAgo = 0): string {
  const at = new Date(START.getTime() - daysAgo * DAY * 60_000);
  const content = submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, name, at);
  const submission = toStoredSubmission(content, undefined, ['adviser', 'visitor']);
  const key = `${at.toISOString().slice(0, 7)}/${submission.id}`;
  blobs.objects.set(`contact/${key}`, JSON.stringify(submission));
  blobs.objects.set(`contact-open/${openMark(key)}`, at.toISOString());
  return key;
}

function swept(blobs = new MemoryBlobs(), fetch = blobs.fetch) {
  const arrived: string[] = [];
  const deliveries = { adviser: noting(arrived, 'adviser'), visitor: noting(arrived, 'visitor') };
  return { arrived, ...outbox({ blobs, fetch, deliveries }) };
}

/** Sweeps until all recent requests were looked at and what was found is done, and adds up what was done. */
async function round({ sweep, wait }: ReturnType<typeof swept>) {
  const total = { looked: 0, settled: 0, left: 0 };
  for (let part = 0; part <= PARTS; part += 1) {
    const { looked, settled, left } = await sweep();
    total.looked += looked;
    total.settled += settled;
    total.left = left;
    wait(SWEEP_MINUTES);
  }
  return total;
}

const keysOf = ({ objects }: MemoryBlobs, store: string) =>
  [...objects.keys()].filter((key) => key.startsWith(`${store}/`));

test('sends nothing again although every record beside a request is lost', async () => {
  const blobs = new MemoryBlobs();
  const key = put(blobs, 'zoe');
  const sweeps = swept(blobs);
  const { arrived, sweep } = sweeps;
  await sweep();
  expect(arrived).toHaveLength(2);
  for (const one of [...blobs.objects.keys()]) if (!one.startsWith('contact/')) blobs.objects.delete(one);
  expect(await round(sweeps)).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(arrived).toHaveLength(2);
  expect(keysOf(blobs, 'contact-progress')).toEqual([`contact-progress/${settledMark(key)}`]);
  expect(keysOf(blobs, 'contact-open')).toEqual([]);
});

test('writes nothing over a request that is erased while it is told', async () => {
  const blobs = new MemoryBlobs();
  const key = put(blobs, 'zoe');
  const { sweep } = outbox({
    blobs,
    deliveries: {
      adviser: () => Promise.resolve('a'),
      visitor: () => {
        blobs.objects.delete(`contact/${key}`);
        return Promise.resolve('v');
      },
    },
  });
  await sweep();
  expect(keysOf(blobs, 'contact')).toEqual([]);
});

test('finds within a round what nobody has tried and what has lost its mark', async () => {
  const sweeps = swept();
  const { blobs, arrived } = sweeps;
  const { handle } = contactHandler({ blobs, tasksOf: () => ['adviser', 'visitor'] });
  expect((await handle(postJson(contact))).status).toBe(201);
  expect(keysOf(blobs, 'contact-open')).toHaveLength(1);
  for (const mark of keysOf(blobs, 'contact-open')) blobs.objects.delete(mark);
  expect(await round(sweeps)).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(arrived).toHaveLength(2);
  expect(await round(sweeps)).toEqual({ looked: 0, settled: 0, left: 0 });
});

test('stores a request although its mark cannot be written', async () => {
  const blobs = new MemoryBlobs();
  const fetch: typeof globalThis.fetch = (input, init) =>
    new Request(input, init).url.includes('contact-open')
      ? Promise.resolve(new Response(null, { status: 403 }))
      : blobs.fetch(input, init);
  const { handle } = contactHandler({ blobs, fetch, tasksOf: () => ['adviser'] });
  expect((await handle(postJson(contact))).status).toBe(201);
  expect(keysOf(blobs, 'contact')).toHaveLength(1);
});

test('keeps the mark of a request that is just being written, and drops that of one that is erased', async () => {
  const { blobs, sweep, wait } = swept();
  blobs.objects.set(`contact-open/${openMark(`2026-11/${'a'.repeat(32)}`)}`, START.toISOString());
  await sweep();
  expect(keysOf(blobs, 'contact-open')).toHaveLength(1);
  wait(11);
  expect(await sweep()).toMatchObject({ left: 0 });
  expect(keysOf(blobs, 'contact-open')).toEqual([]);
});

test('confirms nothing to a visitor days too late, and tells the adviser of a few', async () => {
  const blobs = new MemoryBlobs();
  const key = put(blobs, 'zoe', 20);
  const { arrived, sweep, recordOf, logs } = swept(blobs);
  expect(await sweep()).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(arrived.map((line) => line.split(' ')[0])).toEqual(['adviser']);
  expect(recordOf(key, 'visitor')).toMatchObject({ state: 'failed', reason: 'too_late' });
  expect(logs.filter((line) => line.includes('"level":"alert"'))).toHaveLength(1);
});

test('stops before it sends many old requests, goes on with those of today, and says so', async () => {
  const blobs = new MemoryBlobs();
  const old = Array.from({ length: 6 }, (_, n) => put(blobs, `old-${String(n)}`, 5));
  put(blobs, 'new');
  const { arrived, sweep } = swept(blobs);
  expect(await sweep()).toEqual({ looked: 1, settled: 1, left: 6, held: 6 });
  expect(arrived).toHaveLength(2);
  // Somebody has looked, and puts one back.
  const [key = ''] = old;
  blobs.objects.set(`contact-outbox/${outboxKey(key, 'adviser')}`, JSON.stringify(firstQueued('adviser', START)));
  blobs.objects.set(`contact-open/${againMark(key, START)}`, '');
  expect(await sweep()).toMatchObject({ looked: 6, left: 0 });
});

test('costs what is open and a sixteenth of what is stored', async () => {
  const blobs = new MemoryBlobs();
  const STORED = 100_000;
  for (let n = 0; n < STORED; n += 1) {
    const key = `2026-11/${(n % 16).toString(16)}${n.toString(16).padStart(31, '0')}`;
    blobs.objects.set(`contact/${key}`, '{}');
    blobs.objects.set(`contact-progress/${settledMark(key)}`, '');
  }
  put(blobs, 'zoe');
  let calls = 0;
  let listed = 0;
  const { sweep } = swept(blobs, async (input, init) => {
    calls += 1;
    const response = await blobs.fetch(input, init);
    listed += (await response.clone().text()).length;
    return response;
  });
  expect(await sweep()).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(calls).toBeLessThan(30);
  expect(listed).toBeLessThan((STORED / 10) * 2 * 100);
});

test('lets a second sweep leave alone an attempt that is under way, in this process or another', async () => {
  const blobs = new MemoryBlobs();
  put(blobs, 'zoe');
  const arrived: string[] = [];
  const begun = Promise.withResolvers<undefined>();
  const held = Promise.withResolvers<undefined>();
  const slow = (kind: 'adviser' | 'visitor') => async (delivery: Parameters<ReturnType<typeof noting>>[0]) => {
    begun.resolve(undefined);
    await held.promise;
    return noting(arrived, kind)(delivery);
  };
  const deliveries = { adviser: slow('adviser'), visitor: slow('visitor') };
  const first = outbox({ blobs, deliveries });
  const under = first.sweep();
  await begun.promise;
  const other = outbox({
    blobs,
    deliveries: { adviser: noting(arrived, 'adviser'), visitor: noting(arrived, 'visitor') },
  });
  for (const { sweep } of [first, other]) expect(await sweep()).toEqual({ looked: 1, settled: 0, left: 1 });
  expect(arrived).toEqual([]);
  held.resolve(undefined);
  expect(await under).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(arrived).toHaveLength(2);
});

test('takes an attempt for dead once its lease is over, and tries again what nobody can get twice', async () => {
  const blobs = new MemoryBlobs();
  const key = put(blobs, 'zoe');
  const begun = Promise.withResolvers<undefined>();
  const never = () => {
    begun.resolve(undefined);
    return Promise.withResolvers<string>().promise;
  };
  const dead = outbox({ blobs, deliveries: { adviser: never, visitor: never } });
  void dead.sweep();
  await begun.promise;
  const { arrived, sweep, wait, recordOf } = swept(blobs);
  await sweep();
  expect([arrived, recordOf(key, 'visitor')?.state]).toEqual([[], 'pending']);
  wait(3);
  expect(await sweep()).toMatchObject({ settled: 1 });
  expect(arrived).toHaveLength(2);
});

test('lets one of two processes alone begin a delivery that both find at once', async () => {
  const blobs = new MemoryBlobs();
  put(blobs, 'zoe');
  const begun: string[] = [];
  const begin = (kind: string) => () => {
    begun.push(kind);
    return Promise.resolve('sent');
  };
  const deliveries = { adviser: begin('adviser'), visitor: begin('visitor') };
  let claims = 0;
  const sweeps = Array.from({ length: 6 }, () => {
    const { deps, sweep } = outbox({ blobs, deliveries });
    deps.newClaim = () => `claim-${String((claims += 1))}`;
    return sweep();
  });
  await Promise.all(sweeps);
  expect(begun.toSorted()).toEqual(['adviser', 'visitor']);
});

test('comes to every open request, however many more there are than one sweep can look at', async () => {
  const blobs = new MemoryBlobs();
  // Requests that somebody else keeps open, by addresses whose server says « later » for days, stand ahead of it in every list.
  for (let n = 0; n < 100; n += 1) put(blobs, `flood-${String(n)}`);
  put(blobs, 'zoe');
  const MINUTES_A_READ = 10 / 60;
  const { arrived, sweep, wait } = swept(blobs, (input, init) => {
    if (decodeURIComponent(new Request(input, init).url).includes('/site:contact/2026-11')) wait(MINUTES_A_READ);
    return blobs.fetch(input, init);
  });
  for (const key of keysOf(blobs, 'contact').slice(0, -1)) {
    const later = { ...firstQueued('visitor', START), attempts: 9, nextTryAt: '2026-11-22T00:00:00.000Z' };
    for (const kind of ['adviser', 'visitor'] as const)
      blobs.objects.set(
        `contact-outbox/${outboxKey(key.slice('contact/'.length), kind)}`,
        JSON.stringify({ ...later, kind }),
      );
  }
  for (let sweeps = 0; sweeps < 150; sweeps += 1) await sweep();
  expect(arrived).toHaveLength(2);
});

test('reads no list to its end that is too long, and comes to every part of it in turn', async () => {
  const blobs = new MemoryBlobs();
  const keys = [put(blobs, 'zoe'), put(blobs, 'anne', 30)];
  let pages = 0;
  const { arrived, sweep } = swept(blobs, (input, init) => {
    const { searchParams } = new URL(new Request(input, init).url);
    if (searchParams.get('prefix') !== openMark('')) return blobs.fetch(input, init);
    const page = Array.from({ length: 1000 }, (_, n) => ({
      key: openMark(`2026-10/${'0'.repeat(32)}`),
      etag: `"${String(n)}"`,
    }));
    pages += 1;
    return Promise.resolve(
      Response.json({ blobs: page, directories: [], next_cursor: pages % 60 === 0 ? undefined : 'more' }),
    );
  });
  const random = vi.spyOn(Math, 'random');
  onTestFinished(() => {
    random.mockRestore();
  });
  for (const digit of new Set(keys.map((key) => key.charAt('2026-11/'.length)))) {
    random.mockReturnValue(Number.parseInt(digit, PARTS) / PARTS);
    await sweep();
  }
  expect(pages % (MOST_LISTED / 1000)).toBe(0);
  expect(arrived.map((line) => line.split(' ')[0]).sort()).toEqual(['adviser', 'adviser', 'visitor']);
});

test('tells no more of a failure that somebody has mended', async () => {
  const blobs = new MemoryBlobs();
  const key = put(blobs, 'zoe');
  const refused = () => Promise.reject(new DeliveryFailure('smtp_550', { isRefusal: true, isFinal: true }));
  const arrived: string[] = [];
  const deliveries: Deliveries = { adviser: refused, visitor: noting(arrived, 'visitor') };
  const { deps, recordOf, sweep } = outbox({ blobs, deliveries });
  await sweep();
  expect(keysOf(blobs, 'contact-open')).toEqual([`contact-open/${failedMark(key)}`]);
  deliveries.adviser = noting(arrived, 'adviser');
  const record = recordOf(key, 'adviser') ?? firstQueued('adviser', START);
  blobs.objects.set(`contact-outbox/${key}/adviser`, JSON.stringify(queuedAgain(record, deps.now())));
  blobs.objects.set(`contact-open/${againMark(key, deps.now())}`, '');
  await sweep();
  expect(arrived.map((line) => line.split(' ')[0])).toEqual(['visitor', 'adviser']);
  expect(keysOf(blobs, 'contact-open')).toEqual([]);
});

test('asks nobody about a request of days ago that is settled, or that waits only for what is not set up', async () => {
  const blobs = new MemoryBlobs();
  const arrived: string[] = [];
  const { deps, sweep, wait } = outbox({ blobs, deliveries: { adviser: noting(arrived, 'adviser') } });
  const key = put(blobs, 'zoe');
  await sweep();
  wait(3 * DAY);
  // Its visitor was never tried: no server of mail was set up for that.
  expect(await deliverRequest(key, deps, true)).toBe('open');
  const settled: unknown = { ...JSON.parse(blobs.objects.get(`contact/${key}`) ?? ''), settledAt: START.toISOString() };
  blobs.objects.set(`contact/${key}`, JSON.stringify(settled));
  for (const record of keysOf(blobs, 'contact-outbox')) blobs.objects.delete(record);
  expect(await deliverRequest(key, deps, true)).toBe('settled');
  expect(arrived).toHaveLength(1);
});
