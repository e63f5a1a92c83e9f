import { expect, test } from 'vitest';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { DeliveryFailure } from '#netlify/submissions/delivery.ts';
import { storeOver } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, idOf, postJson } from '#tests/support/contact-requests.ts';
import { noting, outbox } from '#tests/support/outbox.ts';
import { sendAgain, tasksOf } from './outbox.ts';
import { readLead } from './read-leads.ts';

/** A request whose CRM has refused it, and the store of a command that `before` sees each call of. */
async function refused(before: () => Promise<void>) {
  const arrived: string[] = [];
  const final = new DeliveryFailure('webhook_422', { isRefusal: true, isFinal: true });
  const site = outbox({ deliveries: { webhook: () => Promise.reject(final) } });
  const { handle } = contactHandler({ blobs: site.blobs, tasksOf: () => ['webhook'] });
  const key = `2026-11/${await idOf(await handle(postJson(contact)))}`;
  await site.recover();
  site.deps.deliveries.webhook = noting(arrived, 'webhook');
  const fetch: typeof globalThis.fetch = async (input, init) => {
    await before();
    return site.blobs.fetch(input, init);
  };
  const store = (kind: Parameters<typeof storeName>[1]) => storeOver(storeName('', kind), fetch);
  const resend = async () => {
    const lead = await readLead({ site: { store }, kind: 'submissions', key });
    const [task] = lead ? await tasksOf(lead) : [];
    return lead && task && sendAgain(lead, task, site.deps.now());
  };
  return { ...site, key, arrived, resend };
}

test('leaves no task that waits for ever, wherever it is cut off', async () => {
  for (let calls = 0, isCut = true; isCut; calls += 1) {
    let left = calls;
    const { key, arrived, resend, recover, recordOf } = await refused(() =>
      (left -= 1) < 0 ? Promise.reject(new Error('killed')) : Promise.resolve(),
    );
    isCut = await resend().then(
      () => false,
      () => true,
    );
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
    });
    expect(await resend()).toBe(true);
    isDone = calls < at;
    await recover();
    expect([at, arrived.length]).toEqual([at, 1]);
  }
});
