import { expect, test } from 'vitest';
import type { RequestRecord } from '#netlify/requests/request-record.ts';
import { leads } from '#tests/support/leads.ts';
import { idLike, leadsProject } from '#tests/support/leads-project.ts';

const ZOE = { id: idLike('aaaa1111'), email: 'zoe@courriel.example', phone: '06 39 98 12 34' };
const OTHERS: readonly Partial<RequestRecord>[] = [
  { id: idLike('bbbb2222'), email: null, phone: '+33 (0)6.39.98.12.34' },
  { id: idLike('cccc3333'), email: 'anne-zoe@courriel.example', phone: null, message: 'De ZOE@courriel.example' },
  { id: idLike('dddd4444'), email: 'anais@courriel.example', phone: '0199001234', message: 'le 06.39.98.12.34' },
];

test.each([
  ['zoe@courriel.example', ['aaaa1111']],
  [' Zoe@Courriel.example', ['aaaa1111']],
  ['06 39 98 12 34', ['aaaa1111', 'bbbb2222']],
  ['+33639981234', ['aaaa1111', 'bbbb2222']],
  ['dddd4444', ['dddd4444']],
])('erases the requests that match "%s": %j', async (typed, erased) => {
  const { root, keys } = await leadsProject([ZOE, ...OTHERS]);
  const before = await keys();
  const { code, out, err } = await leads(root, ['forget', typed, '--yes']);
  expect(code).toBe(0);
  expect(await keys()).toEqual(before.filter((key) => !erased.some((id) => key.includes(id))));
  for (const id of erased) expect(out).toContain(idLike(id));
  expect(err).toContain('messagerie des conseillers, le CRM');
});

test('erases several people at once, in suspects, previews and unreadable records', async () => {
  const { root, put, keys, storeOf } = await leadsProject([ZOE, ...OTHERS]);
  await put({ ...ZOE, id: idLike('eeee5555') }, 'suspects/');
  await put({ ...ZOE, id: idLike('ffff6666') }, '', 'deploy-preview');
  await storeOf().set(`open/2026-11/${ZOE.id}`, '');
  await storeOf().set(`2026-11/${idLike('abab7777')}`, '{"email":"Zoe@courriel.example"}');
  await storeOf().set(`2026-11/${idLike('cdcd8888')}`, '{"email":"anais@courriel.example"}');
  const { code, out, err } = await leads(root, ['forget', 'zoe@courriel.example', 'cccc3333', '--yes']);
  expect(out).toContain('Reçu d’effacement du 2026-11-21\u00A0: 5 demandes');
  for (const id of ['aaaa1111', 'abab7777', 'cccc3333', 'eeee5555', 'ffff6666']) expect(out).toContain(idLike(id));
  // The command names the unreadable records that it keeps, because they may concern the same people.
  expect([code, err]).toEqual([1, expect.stringMatching(/^Demande illisible\u00A0: 2026-11\/cdcd8888.*\n(?!Demande)/)]);
  expect(await keys()).toEqual(['bbbb2222', 'cdcd8888', 'dddd4444'].map((id) => `2026-11/${idLike(id)}`));
  expect(await keys('deploy-preview')).toEqual([]);
});
