import { expect, test } from 'vitest';
import { anyText, contact, idOf, postJson } from '#tests/support/contact-requests.ts';
import { againMark, outboxKey, TASK_KINDS, type TaskKind, type TaskState } from '#netlify/submissions/outbox-record.ts';
import { leads, leadsProject, task } from '#tests/support/leads-project.ts';

const NOW = '2026-11-21T09:00:00.000Z';

/** A request whose tasks stand as given. */
async function request(states: Partial<Record<TaskKind, TaskState>>) {
  const { root, handle, storeOf, damage } = await leadsProject();
  const id = await idOf(await handle(postJson(contact)));
  const outbox = storeOf('outbox');
  const keyOf = (kind: TaskKind) => outboxKey(`2026-11/${id}`, kind);
  for (const kind of TASK_KINDS)
    if (states[kind] !== undefined)
      await outbox.setJSON(keyOf(kind), task(kind, states[kind], { attempts: 3, reason: 'timeout' }));
  const stored = (kind: TaskKind): Promise<unknown> => outbox.get(keyOf(kind), { type: 'json' });
  const marks = async () => (await storeOf('open').list()).blobs.map(({ key }) => key);
  return { root, id, stored, marks, storeOf, damage: (kind: TaskKind) => damage('outbox', keyOf(kind), 'no JSON') };
}

test('puts what has failed back to be sent at once, and tells the sweep', async () => {
  const { root, id, stored, marks } = await request({ adviser: 'failed', visitor: 'sent' });
  expect(await leads(root, ['resend', id])).toMatchObject({
    code: 0,
    out: 'conseiller\u00A0: en attente d’envoi\n',
    asked: [],
  });
  expect(await stored('adviser')).toEqual({
    v: 1,
    kind: 'adviser',
    state: 'pending',
    attempts: 0,
    firstTriedAt: anyText,
    lastTriedAt: anyText,
    nextTryAt: NOW,
  });
  expect(await marks()).toEqual([againMark(`2026-11/${id}`, new Date(NOW))]);
  expect(await stored('visitor')).toMatchObject({ state: 'sent' });
});

test('sends nothing a second time unless somebody says so', async () => {
  const { root, id, stored } = await request({ visitor: 'sent' });
  const args = ['resend', id, '--kind', 'visitor'];
  const alone = await leads(root, args);
  expect([alone.code, alone.asked]).toEqual([2, ['Déjà envoyé (visiteur). Envoyer une deuxième fois\u202f?']]);
  expect((await leads(root, args, { confirm: () => Promise.resolve(false) })).code).toBe(1);
  expect(await stored('visitor')).toMatchObject({ state: 'sent' });
  expect((await leads(root, args, { confirm: () => Promise.resolve(true) })).code).toBe(0);
  expect(await stored('visitor')).toMatchObject({ state: 'pending', nextTryAt: NOW });
});

test('asks before it repeats a confirmation that may have arrived, and sends first what has not', async () => {
  const { root, id, stored, storeOf } = await request({ adviser: 'failed' });
  const key = `2026-11/${id}`;
  const lost = task('visitor', 'failed', { reason: 'outcome_unknown' });
  await storeOf('outbox').setJSON(outboxKey(key, 'visitor'), lost);
  expect(await leads(root, ['resend', id])).toMatchObject({ code: 0, asked: [] });
  expect(await stored('visitor')).toEqual(lost);
  const args = ['resend', id, '--kind', 'visitor'];
  const question = 'Peut-être déjà envoyé (visiteur). Envoyer une deuxième fois\u202f?';
  expect(await leads(root, args)).toMatchObject({ code: 2, asked: [question] });
  expect(await stored('visitor')).toEqual(lost);
  expect((await leads(root, [...args, '--yes'])).code).toBe(0);
  expect(await stored('visitor')).toMatchObject({ state: 'pending' });
});

test('asks before it writes to a visitor again whose record is lost, and of whom a request says that all is done', async () => {
  const { root, handle, storeOf } = await leadsProject();
  const id = await idOf(await handle(postJson(contact), { tasksOf: () => ['visitor'] }));
  const [key, submissions] = [`2026-11/${id}`, storeOf('submissions')];
  await submissions.setJSON(key, { ...(await submissions.get(key, { type: 'json' })), settledAt: NOW });
  expect(await leads(root, ['resend', id])).toMatchObject({
    code: 2,
    asked: [expect.stringContaining('Peut-être déjà envoyé (visiteur)')],
  });
  expect((await storeOf('outbox').list()).blobs).toEqual([]);
});

test('writes nothing about a request that was erased while somebody thought about the question', async () => {
  const { root, handle, storeOf } = await leadsProject();
  const id = await idOf(await handle(postJson(contact), { tasksOf: () => ['visitor'] }));
  const [key, submissions] = [`2026-11/${id}`, storeOf('submissions')];
  await submissions.setJSON(key, { ...(await submissions.get(key, { type: 'json' })), settledAt: NOW });
  const { code, out, err } = await leads(root, ['resend', id], {
    confirm: async () => (await leads(root, ['forget', contact.email, '--yes'])).code === 0,
  });
  expect([code, out, err]).toEqual([1, '', 'Cette demande n’est plus là.\n']);
  for (const kind of ['outbox', 'open'] as const)
    expect([kind, (await storeOf(kind).list()).blobs]).toEqual([kind, []]);
});

test('leaves alone, and unmarked, what has changed while somebody thought about the question', async () => {
  const { root, id, stored, marks, storeOf } = await request({ visitor: 'sent' });
  const lost = task('visitor', 'failed', { reason: 'outcome_unknown' });
  const { code, out, err } = await leads(root, ['resend', id, '--kind', 'visitor'], {
    confirm: async () => {
      await storeOf('outbox').setJSON(outboxKey(`2026-11/${id}`, 'visitor'), lost);
      return true;
    },
  });
  expect([code, out, err]).toEqual([1, '', expect.stringContaining('a changé entre-temps')]);
  expect([await stored('visitor'), await marks()]).toEqual([lost, []]);
});

test('takes --yes for an answer', async () => {
  const { root, id, stored } = await request({ adviser: 'sent', visitor: 'sent' });
  expect((await leads(root, ['resend', id, '--yes'])).code).toBe(0);
  expect([await stored('adviser'), await stored('visitor')]).toMatchObject([
    { state: 'pending' },
    { state: 'pending' },
  ]);
});

test('does not get in the way of what is being sent, nor of what it cannot read', async () => {
  const busy = await request({ adviser: 'sending' });
  expect(await leads(busy.root, ['resend', busy.id])).toMatchObject({
    code: 1,
    err: 'conseiller\u00A0: l’envoi est en cours.\n',
  });
  const broken = await request({});
  await broken.damage('adviser');
  expect(await leads(broken.root, ['resend', broken.id])).toMatchObject({ code: 1, out: '' });
});

test('puts what was never tried to be sent at once, however old it is', async () => {
  const { root, handle, storeOf } = await leadsProject();
  const id = await idOf(await handle(postJson(contact), { tasksOf: () => ['adviser'] }));
  expect(await leads(root, ['resend', id])).toMatchObject({ code: 0, out: 'conseiller\u00A0: en attente d’envoi\n' });
  const record: unknown = await storeOf('outbox').get(`2026-11/${id}/adviser`, { type: 'json' });
  expect(record).toMatchObject({ state: 'pending', attempts: 0, nextTryAt: NOW });
});

test('says when there is nothing to send', async () => {
  const { root, id } = await request({ adviser: 'failed' });
  expect((await leads(root, ['resend', id, '--kind', 'webhook'])).code).toBe(1);
});
