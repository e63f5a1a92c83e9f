import { expect, test } from 'vitest';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { storeOver } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, idOf, postJson } from '#tests/support/contact-requests.ts';
import { noting, outbox } from '#tests/support/outbox.ts';
import { sendAgain, tasksOf } from './outbox.ts';
import { readLead } from './read-leads.ts';

/** A request whose CRM has refused it, and a command of whose calls `before` sees each, and may answer it. */
async function refused(before: () => Promise<Response | undefined>) {
  const arrived: string[] = [];
  const final = new DeliveryFailure('webhook_422', { isRefusal: true, isFinal: true });
  const site = outbox({ deliveries: { webhook: () => Promise.reject(final) } });
  const { handle } = contactHandler({ blobs: site.blobs, tasksOf: () => ['webhook'] });
  const key = `2026-11/${await idOf(await handle(postJson(contact)))}`;
  await site.recover();
  site.deps.deliveries.webhook = noting(arrived, 'webhook');
  const fetch: typeof globalThis.fetch = async (input, init) => {
    return (await before()) ?? site.blobs.fetch(input, init);
  };
  const store = (kind: Parameters<typeof storeName>[1]) => storeOver(storeName('', kind), fetch);
  const resend = async () => {
    const lead = await readLead({ site: { store }, kind: 'submissions', key });
    const [task] = lead ? await tasksOf(lead) : [];
    return lead && task && sendAgain(lead, task, site.deps.now());
  };
  const name = `contact-outbox/${key}/webhook`;
  return { ...site, key, name, arrived, resend };
}

test('leaves no task that waits for ever, wherever it is cut off', async () => {
  for (let calls = 0, isCut = true; isCut; calls += 1) {
    let left = calls;
    const { key, arrived, resend, recover, recordOf } = await refused(() =>
      Promise.resolve((left -= 1) < 0 ? new Response(null, { status: 403 }) : undefined),
    );
    isCut = (await resend().catch(() => false)) !== true;
    const isPutBack = recordOf(key, 'webhook')?.state === 'pending';
    await recover();
    expect([calls, arrived.length, recordOf(key, 'webhook')?.state]).toEqual(
      isPutBack ? [calls, 1, 'sent'] : [calls, 0, 'failed'],
    );
  }
});

test('sends what is put back while a sweep looks, before whichever of its writes', async () => {
  for (let at = 1, isDone = false; !isDone; at += 1) {
    let calls = 0;
    const { arrived, resend, sweep, recover } = await refused(async () => {
      if ((calls += 1) === at) await sweep();
      return undefined;
    });
    expect(await resend()).toBe(true);
    isDone = calls < at;
    await recover();
    expect([at, arrived.length]).toEqual([at, 1]);
  }
});

test('puts nothing back over what somebody else has changed meanwhile', async () => {
  const changes: (() => void)[] = [];
  const { blobs, key, name, resend, recordOf } = await refused(() => {
    for (const change of changes) change();
    return Promise.resolve(undefined);
  });
  const record = recordOf(key, 'webhook');
  let times = 0;
  // Before each call, so that no etag that was read is the last one.
  changes.push(() => blobs.objects.set(name, JSON.stringify({ ...record, attempts: (times += 1) })));
  expect(await resend()).toBe(false);
  expect(recordOf(key, 'webhook')?.state).toBe('failed');
});
