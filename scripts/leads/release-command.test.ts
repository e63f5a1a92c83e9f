import { expect, test } from 'vitest';
import { againMark, openMark, PURGE_SCAN, suspectMark } from '#netlify/submissions/outbox-record.ts';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { storeOver } from '#tests/support/blobs-memory.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { contact, postJson } from '#tests/support/contact-requests.ts';
import { at, leads, leadsProject } from '#tests/support/leads-project.ts';
import { readLead } from './read-leads.ts';
import { release } from './release-command.ts';
import type { Site } from './stores.ts';

/** A project with one suspect, which would set off two mails. */
async function suspect() {
  const { root, handle, storeOf, damage } = await leadsProject();
  const tasks = { tasksOf: () => ['adviser', 'visitor'] as const };
  await handle(postJson({ ...contact, leaveEmpty: 'https://robot.example' }), {
    ...at('2026-11-20T10:00:00Z'),
    tasksOf: () => [...tasks.tasksOf()],
  });
  const keysIn = async (kind: Parameters<typeof storeOf>[0]) =>
    (await storeOf(kind).list()).blobs.map(({ key }) => key);
  const [key = ''] = await keysIn('suspects');
  return { root, key, id: key.slice(8), keysIn, storeOf, damage, handle };
}

test('counts the suspects below the requests, and lists them apart', async () => {
  const { root, id } = await suspect();
  const { out } = await leads(root, ['list']);
  expect(out).toContain('À l’écart\u00A0: 1 demande mise à l’écart');
  expect((await leads(root, ['list', '--suspects'])).out).toContain(id.slice(0, 8));
  expect((await leads(root, ['show', id])).out).not.toContain('Envois');
});

test('makes a suspect a request like another, which sets off what it would have', async () => {
  const { root, key, id, keysIn, storeOf } = await suspect();
  expect(await keysIn('open')).toEqual([suspectMark(key)]);
  expect(await leads(root, ['release', id.slice(0, 8), '--yes'])).toMatchObject({ code: 0, err: '' });
  expect(await keysIn('suspects')).toEqual([]);
  expect(await keysIn('submissions')).toEqual([key]);
  const now = new Date('2026-11-21T09:00:00Z');
  expect((await keysIn('open')).toSorted()).toEqual([againMark(key, now), openMark(key)].toSorted());
  expect(await storeOf('submissions').get(key, { type: 'json' })).toMatchObject({ due: ['adviser', 'visitor'] });
  expect((await leads(root, ['list'])).out).not.toContain('écart');
});

test('asks first, and finds only what was set aside', async () => {
  const { root, id, keysIn } = await suspect();
  expect(await leads(root, ['release', id])).toMatchObject({ code: 2 });
  expect(await keysIn('suspects')).toHaveLength(1);
  await leads(root, ['release', id, '--yes']);
  expect(await leads(root, ['release', id, '--yes'])).toMatchObject({ code: 1 });
});

test('brings nothing back that was erased while somebody thought about the question', async () => {
  const { root, key, id, keysIn, storeOf } = await suspect();
  const { code, err } = await leads(root, ['release', id], {
    confirm: async () => {
      await storeOf('suspects').delete(key);
      return true;
    },
  });
  expect([code, err]).toEqual([1, expect.stringContaining('n’est plus là')]);
  expect(await keysIn('submissions')).toEqual([]);
});

test('has a purge of several nights begin again, which would not meet the request any more', async () => {
  const { root, id, keysIn, storeOf } = await suspect();
  await storeOf('open').setJSON(PURGE_SCAN, {});
  await leads(root, ['release', id, '--yes']);
  expect(await keysIn('open')).not.toContain(PURGE_SCAN);
});

test('leaves alone the request of whoever has sent the same again', async () => {
  const { root, key, id, keysIn, storeOf } = await suspect();
  const again: unknown = { ...(await storeOf('suspects').get(key, { type: 'json' })), page: '/sent-again' };
  await storeOf('submissions').setJSON(key, again);
  expect(await leads(root, ['release', id, '--yes'])).toMatchObject({ code: 0 });
  expect(await storeOf('submissions').get(key, { type: 'json' })).toEqual(again);
  expect(await keysIn('suspects')).toEqual([]);
});

test('keeps what was set aside where a request that cannot be read has its place, and says so', async () => {
  const { root, key, id, keysIn, storeOf } = await suspect();
  await storeOf('submissions').setJSON(key, { v: 9 });
  expect(await leads(root, ['release', id, '--yes'])).toMatchObject({
    code: 1,
    out: '',
    err: `${key} est illisible parmi les demandes\u00A0: celle qui est à l’écart y reste, et rien n’a été changé.\n`,
  });
  expect([await keysIn('suspects'), await keysIn('open')]).toEqual([[key], [suspectMark(key)]]);
  expect(await storeOf('submissions').get(key, { type: 'json' })).toEqual({ v: 9 });
});

test('releases nothing that cannot be read itself, and says so', async () => {
  const { root, damage, keysIn } = await suspect();
  const fragment = `2026-11/${'f'.repeat(32)}`;
  await damage('suspects', fragment, '{"id":"ffff');
  const { code, err } = await leads(root, ['release', 'ffff', '--yes']);
  expect([code, err]).toEqual([1, `La demande ${fragment} est illisible\u00A0: rien n’a été changé.\n`]);
  expect([(await keysIn('suspects')).length, await keysIn('submissions')]).toEqual([2, []]);
});

test('writes over what a write that was cut off has left of the same request', async () => {
  const { blobs, handle } = contactHandler();
  await handle(postJson({ ...contact, leaveEmpty: 'https://robot.example' }));
  const name = [...blobs.objects.keys()].find((each) => each.startsWith('contact-suspects/')) ?? '';
  const key = name.slice(name.indexOf('/') + 1);
  const whole = blobs.objects.get(name);
  blobs.objects.set(`contact/${key}`, '{"id":"');
  const store: Site['store'] = (kind) => storeOver(storeName('', kind), blobs.fetch);
  const found = await readLead({ site: { store }, kind: 'suspects', key });
  await expect(found && release(found, new Date('2026-11-21T09:00:00Z'))).resolves.toBeUndefined();
  expect([blobs.objects.get(`contact/${key}`), blobs.objects.has(name)]).toEqual([whole, false]);
});
