import { DatabaseSync } from 'node:sqlite';
import { expect, test, vi } from 'vitest';
import { sweep } from '#netlify/delivery/deliver.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { requestWorld } from '#tests/support/request-world.ts';
import { leads } from '#tests/support/leads.ts';
import { idLike, leadsProject } from '#tests/support/leads-project.ts';

const ZOE = { id: idLike('aaaa1111'), email: 'zoe@courriel.example', phone: '06 39 98 12 34' };

/** Lets the store run this number of steps, then makes each later step fail. */
function failAfter(steps: number) {
  const prepare = Reflect.get(DatabaseSync.prototype, 'prepare');
  const spy = vi.spyOn(DatabaseSync.prototype, 'prepare');
  return spy.mockImplementation(function (this: DatabaseSync, statement) {
    if (spy.mock.calls.length > steps) throw new TypeError('terminated');
    return prepare.call(this, statement);
  });
}

const failed = { state: 'failed' as const, attempts: 14, at: '2026-11-20T10:00:00.000Z', reason: 'webhook_500' };
const sent = { state: 'sent' as const, attempts: 1, at: '2026-11-20T10:00:00.000Z' };

test.each([
  ['forget zoe@courriel.example --yes', [], 0],
  ['resend aaaa1111', [`2026-11/${ZOE.id}`], 1],
  ['release eeee5555 --yes', [`2026-11/${ZOE.id}`, `2026-11/${idLike('eeee5555')}`], 2],
])('completes a stopped command by running it again: %s', async (args, requests, delivered) => {
  for (let lastStep = 1, all = 2; lastStep < all; lastStep += 1) {
    const { root, put, keys, records } = await leadsProject([{ ...ZOE, tasks: { adviser: sent, webhook: failed } }]);
    const suspect = { ...ZOE, id: idLike('eeee5555'), tasks: { webhook: { ...failed, state: 'waiting' as const } } };
    if (!args.startsWith('resend')) await put(suspect, 'suspects/');
    const statements = failAfter(lastStep);
    await leads(root, args.split(' '));
    all = Math.max(all, statements.mock.calls.length);
    statements.mockRestore();
    await leads(root, args.split(' '));
    const world = requestWorld();
    world.wait(DAY_MS);
    for (let sweeps = 0; sweeps < 3; sweeps += 1) {
      await sweep({ ...world.processOf().deps, records });
      world.wait(30 * 60_000);
    }
    const left = (await keys()).filter((key) => /^(?:suspects\/)?2/.test(key));
    expect(left, `stopped after ${String(lastStep)}`).toEqual(requests);
    expect(new Set(world.sent.webhook).size, `stopped after ${String(lastStep)}`).toBe(Math.min(delivered, 1));
    expect(world.sent.adviser).toEqual([]);
  }
});
