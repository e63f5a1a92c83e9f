import { expect, test } from 'vitest';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import {
  firstQueued,
  type OutboxRecord,
  queuedAgain,
  againMark,
  openMark,
  type TaskKind,
} from '#netlify/submissions/outbox-record.ts';
import { MemoryBlobs } from '#tests/support/blobs-memory.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { noting, outbox, START } from '#tests/support/outbox.ts';
import { DeliveryFailure, type Deliver } from '#netlify/submissions/delivery.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { deliverRequest } from './deliver-request.ts';

/** A request that lies in the store with something to do. */
function stored(due: TaskKind[], blobs = new MemoryBlobs()) {
  const submission = toStoredSubmission(
    submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, 'key', START),
    undefined,
    due,
  );
  const key = `2026-11/${submission.id}`;
  blobs.objects.set(`contact/${key}`, JSON.stringify(submission));
  blobs.objects.set(`contact-open/${openMark(key)}`, START.toISOString());
  return { key, blobs, submission };
}

/** Fails in the given ways one after the other, then delivers. */
function failing(...failures: readonly DeliveryFailure[]): Deliver {
  const coming = [...failures];
  return ({ submission }) => {
    const failure = coming.shift();
    return failure === undefined ? Promise.resolve(submission.id) : Promise.reject(failure);
  };
}

test('sends what is due once, however often it is swept', async () => {
  const arrived: string[] = [];
  const { key, blobs, submission } = stored(['adviser', 'visitor']);
  const deliveries = { adviser: noting(arrived, 'adviser'), visitor: noting(arrived, 'visitor') };
  const { deps, sweep, recordOf, logs } = outbox({ blobs, deliveries });
  expect(await deliverRequest(key, deps)).toBe('settled');
  expect(await sweep()).toEqual({ looked: 0, settled: 0, left: 0 });
  expect(arrived.toSorted()).toEqual([`adviser ${submission.id}`, `visitor ${submission.id}`]);
  expect(recordOf(key, 'visitor')).toEqual({
    v: 1,
    kind: 'visitor',
    state: 'sent',
    attempts: 1,
    firstTriedAt: START.toISOString(),
    lastTriedAt: START.toISOString(),
    nextTryAt: START.toISOString(),
    sentAt: START.toISOString(),
    claim: 'claim-2',
    messageId: `${submission.id}.visitor`,
  } satisfies OutboxRecord);
  expect(logs).toHaveLength(2);
});

test('sends nothing again to somebody who is erased while a sweep reads what was sent', async () => {
  const arrived: string[] = [];
  const { key, blobs, submission } = stored(['visitor']);
  const { deps } = outbox({
    blobs,
    deliveries: { visitor: noting(arrived, 'visitor') },
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      if (method === 'GET' && decodeURIComponent(url).includes(`contact-outbox/${key}`)) {
        // As `leads forget` does it: the request says that all is done, before the record of the mail goes.
        const settled = { ...submission, settledAt: START.toISOString() };
        blobs.objects.set(`contact/${key}`, JSON.stringify(settled));
        blobs.objects.delete(`contact-outbox/${key}/visitor`);
      }
      return blobs.fetch(input, init);
    },
  });
  blobs.objects.set(
    `contact-outbox/${key}/visitor`,
    JSON.stringify({ ...firstQueued('visitor', START), state: 'sent', sentAt: START.toISOString() }),
  );
  await deliverRequest(key, deps);
  blobs.objects.delete(`contact/${key}`);
  await deliverRequest(key, deps);
  expect(arrived).toEqual([]);
});

test('sends nothing to somebody who is erased between its look at the records and its claim, and leaves nothing', async () => {
  for (const isGone of [true, false]) {
    const arrived: string[] = [];
    const { key, blobs, submission } = stored(['visitor']);
    const { deps } = outbox({
      blobs,
      deliveries: { visitor: noting(arrived, 'visitor') },
      fetch: (input, init) => {
        const { method, url } = new Request(input, init);
        if (method === 'PUT' && decodeURIComponent(url).includes(`contact-outbox/${key}`)) {
          const settled = { ...submission, settledAt: START.toISOString() };
          if (isGone) blobs.objects.delete(`contact/${key}`);
          else blobs.objects.set(`contact/${key}`, JSON.stringify(settled));
        }
        return blobs.fetch(input, init);
      },
    });
    await deliverRequest(key, deps);
    expect([isGone, arrived]).toEqual([isGone, []]);
    expect([...blobs.objects.keys()].filter((name) => name.startsWith('contact-outbox/'))).toEqual([]);
  }
});

test('asks once more whether a request is erased where its claim was left behind before there was an answer', async () => {
  const arrived: string[] = [];
  const { key, blobs, submission } = stored(['visitor']);
  let [isErased, isDown] = [false, false];
  const { deps, recover, wait } = outbox({
    blobs,
    deliveries: { visitor: noting(arrived, 'visitor') },
    fetch: async (input, init) => {
      const { method, url } = new Request(input, init);
      if (isDown) return new Response(null, { status: 403 });
      const answer = await blobs.fetch(input, init);
      if (!isErased && method === 'PUT' && decodeURIComponent(url).includes(`contact-outbox/${key}`)) {
        isErased = true;
        // The erasure has settled the request, and cannot go on: nor can the sweep ask.
        blobs.objects.set(`contact/${key}`, JSON.stringify({ ...submission, settledAt: START.toISOString() }));
        isDown = true;
      }
      return answer;
    },
  });
  await expect(deliverRequest(key, deps)).rejects.toThrow();
  isDown = false;
  expect([...blobs.objects.keys()]).toContain(`contact-outbox/${key}/visitor`);
  wait(60);
  await recover();
  expect(arrived).toEqual([]);
});

test('sends nothing once somebody else has taken its record away or over', async () => {
  for (const change of ['erased', 'taken'] as const) {
    const arrived: string[] = [];
    const { key, blobs } = stored(['adviser']);
    const name = `contact-outbox/${key}/adviser`;
    const adviser: Deliver = async (delivery) => {
      if (change === 'erased') blobs.objects.delete(name);
      else blobs.objects.set(name, JSON.stringify({ ...firstQueued('adviser', START), claim: 'another' }));
      return noting(arrived, 'adviser')(delivery);
    };
    const { deps } = outbox({ blobs, deliveries: { adviser } });
    await deliverRequest(key, deps);
    expect([change, arrived]).toEqual([change, []]);
  }
});

test('sends once when the first try and ten sweeps meet', async () => {
  const arrived: string[] = [];
  const { key, blobs } = stored(['adviser']);
  const { deps, sweep } = outbox({ blobs, deliveries: { adviser: noting(arrived, 'adviser') } });
  await Promise.all([deliverRequest(key, deps), ...Array.from({ length: 10 }, sweep)]);
  expect(arrived).toHaveLength(1);
});

test('waits longer after each failure, and says why', async () => {
  const refusal = new DeliveryFailure('smtp_451', { isRefusal: true });
  const { key, blobs } = stored(['visitor']);
  const { sweep, wait, recordOf } = outbox({ blobs, deliveries: { visitor: failing(refusal, refusal) } });
  await sweep();
  expect(recordOf(key, 'visitor')).toMatchObject({
    state: 'pending',
    attempts: 1,
    reason: 'smtp_451',
    nextTryAt: '2026-11-20T10:01:00.000Z',
  });
  wait(0.5);
  await sweep();
  expect(recordOf(key, 'visitor')?.attempts).toBe(1);
  wait(0.5);
  await sweep();
  expect(recordOf(key, 'visitor')).toMatchObject({ attempts: 2, nextTryAt: '2026-11-20T10:06:00.000Z' });
  wait(5);
  expect(await sweep()).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(recordOf(key, 'visitor')).toMatchObject({ state: 'sent', attempts: 3 });
  expect(recordOf(key, 'visitor')).not.toHaveProperty('reason');
});

test('gives up at once where asking again would change nothing', async () => {
  const final = new DeliveryFailure('smtp_550', { isRefusal: true, isFinal: true });
  const { key, blobs } = stored(['visitor']);
  const { sweep, recordOf } = outbox({ blobs, deliveries: { visitor: failing(final) } });
  await sweep();
  expect(recordOf(key, 'visitor')).toMatchObject({ state: 'failed', attempts: 1, reason: 'smtp_550' });
});

test.each([
  ['visitor', 'two', 13, '2026-11-22T11:55'],
  ['adviser', 'five', 16, '2026-11-25T11:55'],
  ['webhook', 'five', 16, '2026-11-25T11:55'],
] as const)('gives up the %s after %s days', async (kind, _days, attempts, lastTry) => {
  const { key, blobs } = stored([kind]);
  const later: Deliver = () => Promise.reject(new DeliveryFailure('smtp_452', { isRefusal: true }));
  const { recover, recordOf, logs } = outbox({ blobs, deliveries: { [kind]: later } });
  await recover();
  const record = recordOf(key, kind);
  expect(record).toMatchObject({ state: 'failed', attempts, reason: 'smtp_452' });
  expect(record?.lastTriedAt).toContain(lastTry);
  expect(logs.filter((line) => line.includes('"level":"alert"'))).toHaveLength(1);
});

test('lets a record be that was erased while something was delivered', async () => {
  const { key, blobs } = stored(['adviser']);
  const erased: Deliver = ({ submission }) => {
    blobs.objects.delete(`contact-outbox/${key}/adviser`);
    return Promise.resolve(submission.id);
  };
  const { deps, recordOf } = outbox({ blobs, deliveries: { adviser: erased } });
  await expect(deliverRequest(key, deps)).resolves.toBe('settled');
  expect(recordOf(key, 'adviser')).toBeNull();
});

test('sends again what someone puts back, even from a year ago', async () => {
  const arrived: string[] = [];
  const { key, blobs, submission } = stored(['visitor']);
  const { deps, sweep, wait, recordOf } = outbox({ blobs, deliveries: { visitor: noting(arrived, 'visitor') } });
  await sweep();
  wait(60 * 24 * 365);
  const record = recordOf(key, 'visitor');
  if (record === null) throw new Error('no record');
  blobs.objects.set(`contact-outbox/${key}/visitor`, JSON.stringify(queuedAgain(record, deps.now())));
  blobs.objects.set(`contact-open/${againMark(key, deps.now())}`, '');
  expect(await sweep()).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(arrived).toEqual(Array(2).fill(`visitor ${submission.id}`));
  expect(await sweep()).toEqual({ looked: 0, settled: 0, left: 0 });
});

test('after an answer that never came writes to the adviser again and says so, but not to the visitor', async () => {
  const seen: number[] = [];
  const lost: Deliver = async ({ markHandedOver, unanswered }) => {
    seen.push(unanswered);
    // A refusal is an answer: what was tried before it may have arrived still.
    if (seen.length === 3) throw new DeliveryFailure('smtp_451', { isRefusal: true });
    await markHandedOver();
    if (unanswered === 2) return 'id';
    throw new DeliveryFailure('smtp_timeout');
  };
  const { key, blobs } = stored(['adviser', 'visitor']);
  const { recover, recordOf } = outbox({ blobs, deliveries: { adviser: lost, visitor: lost } });
  await recover();
  expect(recordOf(key, 'visitor')).toMatchObject({ state: 'failed', reason: 'outcome_unknown', attempts: 1 });
  expect(recordOf(key, 'adviser')).toMatchObject({ state: 'sent', attempts: 4, unanswered: 2 });
  expect(seen).toEqual([0, 0, 1, 1, 2]);
});

test('gives up after five days, however long a pause is asked for each time, and as long after it was put back', async () => {
  const { key, blobs } = stored(['webhook']);
  const slow: Deliver = () => {
    return Promise.reject(new DeliveryFailure('webhook_429', { retryAfterMs: DAY_MS }));
  };
  const { deps, sweep, wait, recordOf } = outbox({ blobs, deliveries: { webhook: slow } });
  const tenDays = async () => {
    for (let day = 0; day < 10; day += 1) {
      await sweep();
      wait(60 * 24);
    }
    return recordOf(key, 'webhook');
  };
  const record = await tenDays();
  expect(record).toMatchObject({ state: 'failed', attempts: 7 });
  expect(Date.parse(record?.lastTriedAt ?? '') - START.getTime()).toBeLessThanOrEqual(6 * DAY_MS);
  if (record === null) throw new Error('no record');
  blobs.objects.set(`contact-outbox/${key}/webhook`, JSON.stringify(queuedAgain(record, deps.now())));
  blobs.objects.set(`contact-open/${againMark(key, deps.now())}`, '');
  expect(await tenDays()).toMatchObject({ state: 'failed', attempts: 7 });
});

test('leaves what is not configured for later', async () => {
  const arrived: string[] = [];
  const { blobs } = stored(['adviser', 'webhook']);
  const { deps, sweep } = outbox({ blobs, deliveries: { adviser: noting(arrived, 'adviser') } });
  expect(await sweep()).toEqual({ looked: 1, settled: 0, left: 1 });
  deps.deliveries.webhook = noting(arrived, 'webhook');
  expect(await sweep()).toEqual({ looked: 1, settled: 1, left: 0 });
  expect(arrived).toHaveLength(2);
});

test('does not send while the store cannot say whose turn it is', async () => {
  const arrived: string[] = [];
  const { blobs } = stored(['adviser']);
  let isDown = true;
  const fetch: typeof globalThis.fetch = (input, init) =>
    isDown && init?.method === 'put' ? Promise.resolve(new Response(null, { status: 500 })) : blobs.fetch(input, init);
  const { recover, sweep } = outbox({ blobs, fetch, deliveries: { adviser: noting(arrived, 'adviser') } });
  await sweep();
  expect(arrived).toEqual([]);
  isDown = false;
  await recover();
  expect(arrived).toHaveLength(1);
});
