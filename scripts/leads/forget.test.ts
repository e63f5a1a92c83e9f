import { mkdir, readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test, vi } from 'vitest';
import { sweep } from '#netlify/delivery/sweep.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { DAY_MS } from '#src/lib/durations.ts';
import { requestWorld } from '#tests/support/request-world.ts';
import { idLike, leads, leadsProject } from '#tests/support/leads-project.ts';

const ZOE = { id: idLike('aaaa1111'), email: 'zoe@courriel.example', phone: '06 39 98 12 34' };
const OTHERS: readonly Partial<RequestRecord>[] = [
  { id: idLike('bbbb2222'), email: null, phone: '+33 (0)6.39.98.12.34' },
  {
    id: idLike('cccc3333'),
    email: 'anne-zoe@courriel.example',
    phone: null,
    message: 'De la part de ZOE@courriel.example',
  },
  {
    id: idLike('dddd4444'),
    email: 'anais@courriel.example',
    phone: '01 99 00 12 34',
    message: 'son numéro : 06.39.98.12.34',
  },
];

test.each([
  ['zoe@courriel.example', ['aaaa1111'], 'cccc3333'],
  [' Zoe@Courriel.example', ['aaaa1111'], 'cccc3333'],
  ['06 39 98 12 34', ['aaaa1111', 'bbbb2222'], 'dddd4444'],
  ['+33639981234', ['aaaa1111', 'bbbb2222'], 'dddd4444'],
  ['dddd4444', ['dddd4444'], ''],
])('forget "%s" erases %j and names %s', async (typed, erased, mentioned) => {
  const { root, keys } = await leadsProject([ZOE, ...OTHERS]);
  const before = await keys();
  const { code, out, err } = await leads(root, ['forget', typed, '--yes']);
  expect(code).toBe(0);
  expect(await keys()).toEqual(before.filter((key) => !erased.some((id) => key.includes(id))));
  for (const id of erased) expect(out).toContain(idLike(id));
  expect(err.includes('contiennent ce texte')).toBe(mentioned !== '');
  expect(err).toContain(mentioned);
  expect(err).toContain('messagerie des conseillers, le CRM');
});

test('erases several people at once: suspects, requests of previews, marks and mails of this computer', async () => {
  const { root, put, keys, storeOf } = await leadsProject([ZOE, ...OTHERS]);
  await put({ ...ZOE, id: idLike('eeee5555') }, 'suspects/');
  await put({ ...ZOE, id: idLike('ffff6666') }, '', 'deploy-preview');
  await storeOf().set(`done/2026-11/${ZOE.id}`, '');
  const mails = join(root, '.netlify/mails');
  await mkdir(mails, { recursive: true });
  for (const name of [`${ZOE.id}.adviser.eml`, `${ZOE.id}.visitor.html`, `${idLike('bbbb2222')}.adviser.eml`])
    await writeFile(join(mails, name), 'mail');
  const { out } = await leads(root, ['forget', 'zoe@courriel.example', 'cccc3333', '--yes', '--json']);
  expect(JSON.parse(out)).toEqual({
    erasedOn: '2026-11-21',
    requests: 3,
    suspects: 1,
    mailFiles: 2,
    ids: expect.arrayContaining([ZOE.id, idLike('cccc3333'), idLike('eeee5555'), idLike('ffff6666')]) as string[],
  });
  expect(await keys()).toEqual(['bbbb2222', 'dddd4444'].map((id) => `2026-11/${idLike(id)}`));
  expect(await keys('deploy-preview')).toEqual([]);
  expect(await readdir(mails)).toEqual([`${idLike('bbbb2222')}.adviser.eml`]);
});

/** Makes every call to the store fail after so many. */
function dieAfter(steps: number): { count: () => number } {
  let calls = 0;
  const real = globalThis.fetch;
  vi.stubGlobal('fetch', (...call: Parameters<typeof fetch>) => {
    calls += 1;
    return calls > steps ? Promise.reject(new TypeError('terminated')) : real(...call);
  });
  return { count: () => calls };
}

const failed = { state: 'failed' as const, attempts: 14, at: '2026-11-20T10:00:00.000Z', reason: 'webhook_500' };
const sent = { state: 'sent' as const, attempts: 1, at: '2026-11-20T10:00:00.000Z' };

test.each([
  ['forget zoe@courriel.example --yes', [], 0],
  ['resend aaaa1111', [`2026-11/${ZOE.id}`], 1],
  ['release eeee5555 --yes', [`2026-11/${ZOE.id}`, `2026-11/${idLike('eeee5555')}`], 2],
])(
  '"%s" that is stopped at any step is finished by the same command',
  async (args, requests, delivered) => {
    vi.spyOn(process.stdout, 'write').mockReturnValue(true);
    for (let last = 1, all = 2; last < all; last += 1) {
      const { root, put, keys, records, storeOf } = await leadsProject([
        { ...ZOE, tasks: { adviser: sent, webhook: failed } },
      ]);
      await storeOf().set(`done/2026-11/${ZOE.id}`, '');
      const suspect = { ...ZOE, id: idLike('eeee5555'), tasks: { webhook: { ...failed, state: 'waiting' as const } } };
      if (!args.startsWith('resend')) await put(suspect, 'suspects/');
      const { count } = dieAfter(last);
      await leads(root, args.split(' '));
      all = Math.max(all, count());
      vi.unstubAllGlobals();
      await leads(root, args.split(' '));
      const world = requestWorld();
      world.wait(DAY_MS);
      for (let sweeps = 0; sweeps < 3; sweeps += 1) {
        await sweep({ ...world.processOf().deps, records }, 60_000);
        world.wait(30 * 60_000);
      }
      const left = (await keys()).filter((key) => /^(?:suspects\/)?2/.test(key));
      expect(left, `stopped after ${String(last)}`).toEqual(requests);
      expect(new Set(world.sent.webhook).size, `stopped after ${String(last)}`).toBe(Math.min(delivered, 1));
      expect(world.sent.adviser).toEqual([]);
    }
  },
  120_000,
);
