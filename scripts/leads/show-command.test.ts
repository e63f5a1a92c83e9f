import { expect, test } from 'vitest';
import { FORM_NOTICE } from '#src/features/contact/form-notice.ts';
import { contact, enrolment, idOf, postForm, postJson } from '#tests/support/contact-requests.ts';
import { type OutboxRecord, type TaskKind, type TaskState } from '#netlify/submissions/outbox-record.ts';
import { at, leads, leadsProject, task } from '#tests/support/leads-project.ts';

async function oneRequest(due: TaskKind[] = ['adviser', 'visitor']) {
  const project = await leadsProject();
  const request = postJson({ ...contact, message: 'Bonjour,\nà bientôt.' });
  const id = await idOf(await project.handle(request, { tasksOf: () => due }));
  const send = (kind: TaskKind, state: TaskState, more: Partial<OutboxRecord> = {}) =>
    project.storeOf('outbox').setJSON(`2026-11/${id}/${kind}`, task(kind, state, more));
  return { ...project, id, key: `2026-11/${id}`, send };
}

test('shows everything of one request, by the start of its id', async () => {
  const { root, id, send } = await oneRequest();
  await send('webhook', 'pending');
  await send('visitor', 'sent');
  await send('adviser', 'failed', { attempts: 8, reason: 'smtp_550' });
  const { code, out } = await leads(root, ['show', id.slice(0, 6).toUpperCase()]);
  expect(code).toBe(0);
  for (const [label, value] of [
    ['Identifiant', id],
    ['Reçue le', '20/11/2026 11:00'],
    ['Adresse email', 'zoe.legall@courriel.example'],
    ['Suivi', 'à traiter'],
    ['visiteur', 'envoyé, le 20/11/2026 11:00'],
    ['conseiller', 'échec, 8 essais, raison\u00A0: smtp_550'],
    ['webhook', 'en attente, 1 essai, prochain essai le 20/11/2026 11:05'],
  ] as const)
    expect(out).toMatch(new RegExp(`^${label} +${value}`, 'm'));
  expect(out).toContain('\nMessage\n│ Bonjour,\n│ à bientôt.\n');
  expect(out.indexOf('conseiller')).toBeLessThan(out.indexOf('visiteur'));
});

test('marks every line of a message, so that none passes for what the command says', async () => {
  const { root, handle } = await leadsProject();
  const forged = 'Bonjour.\n\nSuivi                         traitée le 20/11/2026 11:00';
  const id = await idOf(await handle(postJson({ ...contact, message: forged })));
  const { out } = await leads(root, ['show', id]);
  expect(out.match(/^Suivi.*$/gm)).toEqual(['Suivi                         à traiter']);
  expect(out).toContain('\n│ Bonjour.\n│\n│ Suivi');
});

test('breaks a long line itself, lest the terminal go on where its own lines begin', async () => {
  const { root, handle } = await leadsProject();
  const forged = `Bonjour${'\u00A0'.repeat(71)}Suivi                         traitée le 20/11/2026 11:00`;
  const id = await idOf(await handle(postJson({ ...contact, lastName: 'a-'.repeat(40), message: forged })));
  const { out } = await leads(root, ['show', id], { columns: 80 });
  const lines = out.split('\n');
  expect(lines.filter((line) => line.length > 80)).toEqual([]);
  expect(lines.filter((line) => line.includes('traitée'))).toEqual([expect.stringMatching(/^│ Suivi/)]);
  expect(lines.filter((line) => /^ {30}(a-)+$/.test(line))).toHaveLength(1);
});

test('takes no start of an id that a suspect of another id has too: one would be looked at, and the other released', async () => {
  const { root, damage } = await leadsProject();
  await damage('submissions', `2026-11/aaaa1111${'0'.repeat(24)}`, '{}');
  await damage('suspects', `2026-11/aaaa1111${'f'.repeat(24)}`, '{}');
  for (const command of ['show', 'release']) {
    const { code, err } = await leads(root, [command, 'aaaa1111']);
    expect([code, err]).toEqual([2, expect.stringContaining('2 demandes commencent par aaaa1111')]);
  }
});

test('shows the newest of two that a client has sent under one id in different months', async () => {
  const { root, handle } = await leadsProject();
  const request = () => postJson(contact, { 'idempotency-key': 'always' });
  const id = await idOf(await handle(request(), at('2026-08-20T10:00:00Z')));
  expect(await idOf(await handle(request(), at('2026-11-20T10:00:00Z')))).toBe(id);
  expect((await leads(root, ['show', id])).out).toMatch(/^Reçue le +20\/11\/2026/m);
});

test('tells what was never tried from what there is nothing to send for', async () => {
  const waiting = await oneRequest(['adviser']);
  expect((await leads(waiting.root, ['show', waiting.id])).out).toContain(
    'Envois\nconseiller                    en attente\n',
  );
  const silent = await oneRequest([]);
  expect((await leads(silent.root, ['show', silent.id])).out).not.toContain('Envois');
  expect((await leads(silent.root, ['list'])).out).toMatch(/ – +à traiter\n/);
});

test('shows which notice the sender had read', async () => {
  const { root, id } = await oneRequest();
  const { out } = await leads(root, ['show', id]);
  expect(out).toContain(`version ${FORM_NOTICE.version}\n`);
  expect(out).toContain(FORM_NOTICE.text);
});

test('gives the same to programs', async () => {
  const { root, id, send } = await oneRequest();
  await send('adviser', 'failed', { reason: 'timeout' });
  await leads(root, ['handled', id]);
  expect(JSON.parse((await leads(root, ['show', id, '--json'])).out)).toMatchObject({
    id,
    email: 'zoe.legall@courriel.example',
    isSuspect: false,
    handledAt: '2026-11-21T09:00:00.000Z',
    notice: { version: FORM_NOTICE.version },
    outbox: [
      { kind: 'adviser', state: 'failed', reason: 'timeout' },
      { kind: 'visitor', state: 'pending' },
    ],
  });
});

test('says that a request was put aside as a robot’s', async () => {
  const { root, handle, storeOf } = await leadsProject();
  await handle(postForm({ ...contact, acceptedTerms: 'on', leaveEmpty: 'http://spam.example' }));
  const key = (await storeOf('suspects').list()).blobs[0]?.key ?? '';
  expect((await leads(root, ['show', key.slice(8)])).out).toMatch(/Mise à l’écart +oui/);
});

test('does not choose between two requests', async () => {
  const { root, storeOf } = await leadsProject();
  for (const end of ['0', '1']) await storeOf('submissions').setJSON(`2026-11/${'a'.repeat(31)}${end}`, {});
  const { code, err } = await leads(root, ['show', 'aaaa']);
  expect(code).toBe(2);
  expect(err).toContain('2 demandes commencent par aaaa');
});

test('lists how the mails of a request stand, and filters by it', async () => {
  const { root, handle, send } = await oneRequest();
  await handle(postJson(enrolment), at('2026-11-20T10:00:02Z'));
  await send('adviser', 'failed');
  await send('visitor', 'sent');
  expect((await leads(root, ['list'])).out).toMatch(/échec +à traiter\n.* – +à traiter\n/);
  expect((await leads(root, ['list', '--mail', 'failed'])).out).toContain('1 demande\n');
  await send('adviser', 'sent');
  expect((await leads(root, ['list', '--mail', 'failed'])).out).toBe('Aucune demande.\n');
  expect((await leads(root, ['list', '--mail', 'sent'])).out).toMatch(/envoyé +à traiter\n\n1 demande\n/);
  await send('visitor', 'sending');
  expect((await leads(root, ['list', '--mail', 'pending'])).out).toContain('1 demande\n');
});

test('shows a task that cannot be read as one that failed', async () => {
  const { root, id, key, damage } = await oneRequest();
  await damage('outbox', `${key}/adviser`, '{"v":9}');
  expect((await leads(root, ['show', id])).out).toMatch(/conseiller +illisible/);
  expect((await leads(root, ['list', '--mail', 'failed'])).out).toContain('1 demande\n');
});

test('marks a request as handled, once, and takes the mark back', async () => {
  const { root, id } = await oneRequest();
  expect((await leads(root, ['handled', id])).out).toBe(`${id}\u00A0: traitée\n`);
  expect((await leads(root, ['handled', id])).out).toBe(`${id}\u00A0: déjà traitée\n`);
  expect((await leads(root, ['list'])).out).toContain('✓ traitée');
  expect((await leads(root, ['list', '--state', 'todo'])).out).toBe('Aucune demande.\n');
  expect((await leads(root, ['show', id])).out).toMatch(/Suivi +traitée le 21\/11\/2026 10:00/);
  expect((await leads(root, ['handled', id, '--undo'])).out).toBe(`${id}\u00A0: à traiter\n`);
  expect((await leads(root, ['list', '--state', 'handled'])).out).toBe('Aucune demande.\n');
});
