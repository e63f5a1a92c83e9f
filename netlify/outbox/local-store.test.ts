import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getStore } from '@netlify/blobs';
import { expect, onTestFinished, test } from 'vitest';
import { toStoredSubmission, submissionOf } from '#netlify/submissions/submission.ts';
import { openMark, TASK_KINDS } from '#netlify/submissions/outbox-record.ts';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { enrolment } from '#tests/support/contact-requests.ts';
import { noting, outbox, START } from '#tests/support/outbox.ts';
import { task } from '#tests/support/leads-project.ts';
import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { startLocalBlobs } from '#netlify/local/local-blobs.ts';
import { deliverRequest } from './deliver-request.ts';
import { readTask, writeTask } from './task-store.ts';

/** The store that laptops have, whose answers differ from those in production. */
async function localStores() {
  const { url, token, stop } = await startLocalBlobs(await mkdtemp(join(tmpdir(), 'outbox-')));
  onTestFinished(stop);
  const access = { siteID: 'site', token, edgeURL: url, uncachedEdgeURL: url, consistency: 'strong' } as const;
  return (kind: Parameters<typeof storeName>[1]) => getStore({ ...access, name: storeName('', kind) });
}

const KEY = '2026-11/0a1b/visitor';

test('reads a task from the local store so that it can be written again, but by one only', async () => {
  const store = (await localStores())('outbox');
  expect(await readTask(store, KEY)).toBeNull();
  const first = await writeTask(store, KEY, task('visitor', 'pending', { claim: 'one' }), null);
  const found = await readTask(store, KEY);
  expect(found?.etag).toBe(first);
  expect(found?.record).toMatchObject({ state: 'pending', claim: 'one' });
  const second = await writeTask(store, KEY, task('visitor', 'sending', { claim: 'two' }), found?.etag ?? null);
  expect(second).not.toBeNull();
  expect(await writeTask(store, KEY, task('visitor', 'sent', { claim: 'three' }), null)).toBeNull();
  expect((await readTask(store, KEY))?.record.claim).toBe('two');
});

test('tries again on a laptop what failed at first', async () => {
  const openStore = await localStores();
  const content = { ...enrolment, type: 'cpf_ia' as const };
  const submission = toStoredSubmission(submissionOf('cpf_ia', content, 'key', START), undefined, ['visitor']);
  await openStore('submissions').setJSON(`2026-11/${submission.id}`, submission);
  await openStore('open').set(openMark(`2026-11/${submission.id}`), START.toISOString());
  const arrived: string[] = [];
  let failures = 2;
  const deliver = noting(arrived, 'visitor');
  const { deps, sweep, wait, errors } = outbox({
    deliveries: {
      visitor: (delivery) =>
        (failures -= 1) >= 0 ? Promise.reject(new DeliveryFailure('smtp_connection')) : deliver(delivery),
    },
  });
  deps.openStore = openStore;
  for (let time = 0; time < 3; time += 1) {
    await sweep();
    wait(10);
  }
  expect(errors).toEqual([]);
  expect(arrived).toEqual([`visitor ${submission.id}`]);
  expect(await sweep()).toEqual({ looked: 0, settled: 0, left: 0 });
});

test('starts the deliveries of a request once in a process, though two hundred posts at once set them off', async () => {
  const openStore = await localStores();
  const content = { ...enrolment, type: 'cpf_ia' as const };
  const submission = toStoredSubmission(submissionOf('cpf_ia', content, 'key', START), undefined, TASK_KINDS.slice());
  const key = `2026-11/${submission.id}`;
  await openStore('submissions').setJSON(key, submission);
  const arrived: string[] = [];
  const deliveries = Object.fromEntries(TASK_KINDS.map((kind) => [kind, noting(arrived, kind)]));
  const { deps } = outbox({ deliveries });
  deps.openStore = openStore;
  await Promise.all(Array.from({ length: 200 }, () => deliverRequest(key, deps)));
  expect(arrived.toSorted()).toEqual(TASK_KINDS.map((kind) => `${kind} ${submission.id}`).toSorted());
  expect(deps.underWay.size).toBe(0);
});
