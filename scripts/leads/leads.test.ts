import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Webhook } from 'standardwebhooks';
import { expect, test } from 'vitest';
import type { RequestRecord, Task } from '#netlify/requests/request-record.ts';
import { leads } from '#tests/support/leads.ts';
import { idLike, leadsProject } from '#tests/support/leads-project.ts';
import { expectPrivate } from '#tests/support/private-file.ts';
import { type MailFault, startReceiver, startSmtp } from '#tests/support/netlify-runtime.ts';

const at = '2026-11-20T10:00:01.000Z';
const task = (state: Task['state'], reason?: string): Task => ({ state, attempts: 1, at, ...(reason && { reason }) });

const MESSAGE = 'Excel\u001b[31m\r\nabc\u202Efdp.exe\u00AD\n Zoé  \u{1F600}';

const REQUESTS: readonly Partial<RequestRecord>[] = [
  {
    id: idLike('aaaa1111'),
    createdAt: '2026-10-31T23:30:00.000Z',
    tasks: { adviser: task('sent'), visitor: task('sent') },
  },
  {
    id: idLike('bbbb2222'),
    firstName: 'Anaïs',
    email: 'anais@courriel.example',
    type: 'cpf_ia',
    formation: 'formation ia',
    tasks: {
      adviser: task('sent'),
      visitor: task('failed', 'outcome_unknown'),
      webhook: task('failed', 'webhook_500'),
    },
  },
  { id: idLike('cccc3333'), createdAt: '2026-11-21T08:00:00.000Z', message: MESSAGE, handledAt: at },
];

async function projectWithSuspect(requests: readonly Partial<RequestRecord>[] = REQUESTS) {
  const project = await leadsProject(requests);
  await project.put({ id: idLike('dddd4444') }, 'suspects/');
  return project;
}

const SHOWN: [args: string, out: RegExp, notOut?: RegExp][] = [
  ['list', /aaaa1111.*2026-11-01 00:30.*\n.*bbbb2222.*Anaïs.*échec.*\n.*cccc3333.*traitée/],
  ['list', /3 demandes\nÀ l’écart\u00A0: 1 demande/],
  ['list --since 2026-11-01 --until 2026-11-20', /aaaa1111[^]*bbbb2222/, /cccc3333/],
  ['list --since 1j', /cccc3333/, /bbbb2222/],
  ['list --search ANAÏS', /bbbb2222/, /cccc3333/],
  ['list --todo', /aaaa1111[^]*bbbb2222/, /cccc3333/],
  ['list --failed', /bbbb2222/, /aaaa1111/],
  ['list --suspects', /dddd4444.*à l’écart/, /aaaa1111/],
  ['list --search personne', /^Aucune demande/],
  ['list --json --since 1j', /^\{"id":"cccc3333/],
  ['show bbbb', /Notice +b4e4946e/],
  ['show bbbb2222', /Envoi au CRM +échec, le 2026-11-20 11:00, 1 essai, raison\u00A0: webhook_500/],
  ['show cccc3333', /Traitée le +2026-11-20 11:00[^]*│ Excel\uFFFD\[31m\n│ abcfdp\.exe\n│ {2}Zoé \u{1F600}\n/u],
  ['show dddd4444', /Suivi +à l’écart/, /Envoi/],
  ['--help', /Les demandes reçues[^]*forget/],
];

test.each(SHOWN)('runs %s and prints %s', async (args, out, notOut = /^$/) => {
  const { root } = await projectWithSuspect();
  const result = await leads(root, args.split(' '), { columns: 160 });
  expect([result.code, result.out]).toEqual([0, expect.stringMatching(out)]);
  expect(result.out).not.toMatch(notOut);
  if (args !== '--help') expect(result.store).toContain(`cet ordinateur, ${join(root, '.netlify')}`);
});

const REFUSED: [args: string, message: RegExp][] = [
  ['lst', /Commande inconnue/],
  ['list --limit 1', /Option inconnue/],
  ['list --undo', /Option inconnue/],
  ['list --since hier', /attendent un jour/],
  ['list todo', /Mot en trop/],
  ['show', /Il manque un mot/],
  ['show zzz', /32 chiffres et lettres/],
  ['export demandes.xlsx', /en \.csv/],
  ['forget zoe', /adresse email complète/],
  ['release dddd4444', /ajoutez --yes/],
];

test.each(REFUSED)('refuses %s and exits with 2', async (args, message) => {
  const { root } = await projectWithSuspect();
  const { code, err } = await leads(root, args.split(' '));
  expect([code, err]).toEqual([2, expect.stringMatching(message)]);
});

test('prints thirteen keys, always in the same order', async () => {
  const { root } = await leadsProject(REQUESTS);
  const { out } = await leads(root, ['list', '--json']);
  for (const line of out.trim().split('\n'))
    expect(Object.keys(JSON.parse(line) as object).join(' ')).toBe(
      'id firstName lastName email phone courseInterest message acceptedTerms profession formation page createdAt type',
    );
});

test('names unreadable requests, and exits with 1', async () => {
  const { root, storeOf } = await leadsProject(REQUESTS);
  await storeOf().set(`2026-11/${idLike('eeee')}`, '{"v":1}');
  const { code, out, err } = await leads(root, ['list']);
  expect([code, err]).toEqual([1, `Demande illisible\u00A0: 2026-11/${idLike('eeee')}\n`]);
  expect(out).toContain('bbbb2222');
});

test('marks a request as handled once, and undoes the mark', async () => {
  const { root, records } = await leadsProject(REQUESTS);
  const handledAt = async () => (await records.read(`2026-11/${idLike('bbbb2222')}`))?.handledAt;
  await leads(root, ['handled', 'bbbb2222']);
  await leads(root, ['handled', 'bbbb2222'], { now: () => new Date('2027-01-01T00:00:00Z') });
  expect(await handledAt()).toBe('2026-11-21T09:00:00.000Z');
  expect((await leads(root, ['handled', 'bbbb2222', '--undo'])).out).toContain('à traiter');
  expect(await handledAt()).toBeUndefined();
});

test.each([
  ['resend bbbb2222', ['sent', 'failed', 'waiting'], 0],
  ['resend aaaa1111 --yes', ['waiting', 'waiting'], 0],
  ['resend aaaa1111', ['sent', 'sent'], 2],
])('sets the states of tasks: %s gives %j', async (args, states, code) => {
  const { root, records, keys } = await leadsProject(REQUESTS);
  expect((await leads(root, args.split(' '))).code).toBe(code);
  const key = (await keys()).find((each) => each.includes(args.slice(7, 15)) && !each.startsWith('open')) ?? '';
  const record = await records.read(key);
  expect(Object.values(record?.tasks ?? {}).map(({ state }) => state)).toEqual(states);
  expect((await keys()).includes(`open/${key}`)).toBe(code === 0);
});

test('does not resend a delivery in progress', async () => {
  const { root } = await leadsProject([{ id: idLike('abcd'), tasks: { adviser: task('sending') } }]);
  expect((await leads(root, ['resend', 'abcd'])).code).toBe(1);
});

test('releases a suspect, also if the request is already stored', async () => {
  const { root, put, keys } = await projectWithSuspect([]);
  for (let time = 0; time < 2; time += 1) {
    expect((await leads(root, ['release', 'dddd4444', '--yes'])).code).toBe(0);
    expect(await keys()).toEqual([`2026-11/${idLike('dddd4444')}`, `open/2026-11/${idLike('dddd4444')}`]);
    await put({ id: idLike('dddd4444') }, 'suspects/');
  }
});

test('exports to a file that only its owner can read, and replaces no file', async () => {
  const { root } = await leadsProject([...REQUESTS, { id: idLike('ffff'), phone: '0639981234' }]);
  const file = join(root, 'exports/demandes.csv');
  expect((await leads(root, ['export', 'demandes.csv'])).code).toBe(0);
  const text = await readFile(file, 'utf8');
  expect(text).toMatch(/^\uFEFF"Reçue le";"Nom"[^]*"2026-11-01 00:30"[^]*"Anaïs"/);
  // A spreadsheet would drop the first zero of a phone number without spaces.
  expect(text).toContain('"06 39 98 12 34"');
  await expectPrivate(file);
  expect((await leads(root, ['export', 'demandes.csv'])).code).toBe(2);
  expect(await readFile(file, 'utf8')).toBe(text);
});

test('changes nothing without confirmation', async () => {
  const { root, keys } = await projectWithSuspect();
  const before = await keys();
  const confirm = () => Promise.resolve(false);
  for (const args of ['release dddd4444', 'forget anais@courriel.example', 'resend aaaa1111']) {
    const { code, err } = await leads(root, args.split(' '), { confirm });
    expect([code, err]).toEqual([1, expect.stringContaining('Rien n’a été changé')]);
  }
  expect(await keys()).toEqual(before);
});

const SECRET = `whsec_${Buffer.alloc(24, 7).toString('base64')}`;
const ADDRESSES = { MAIL_FROM: 'demandes@cursive.example', MAIL_TO: 'conseil@cursive.example' };

test('sends one mail, one signed message and one alert by check, and stores nothing', async () => {
  const { root, keys } = await leadsProject();
  const [smtp, crm, chat] = [await startSmtp(), await startReceiver(), await startReceiver()];
  const hooks = { CRM_WEBHOOK_URL: crm.url, CRM_WEBHOOK_SECRET: SECRET, ALERT_URL: chat.url };
  const env = { ...ADDRESSES, ...hooks, SMTP_URL: smtp.url };
  const { code, out, err } = await leads(root, ['check'], { env, now: () => new Date() });
  expect([code, err, await keys()]).toEqual([0, '', []]);
  expect(out).toMatch(
    /^Stockage\u00A0: .*\nCourriels\u00A0: .*conseil@.*\nCRM\u00A0: .*accepté.*\nAlertes\u00A0: .*partie\.\n$/,
  );
  expect(smtp.received.map(({ to }) => to)).toEqual([['conseil@cursive.example']]);
  const [{ headers, body } = { headers: {}, body: '' }] = crm.received;
  expect(new Webhook(SECRET).verify(body, headers)).toMatchObject({ type: 'test', data: {} });
  expect(chat.received.map((call) => call.body)).toEqual(['{"text":"Essai des alertes du site"}']);
});

test.each<readonly [name: string, fault: MailFault | null, mail: RegExp]>([
  ['does not answer', null, /le serveur ne répond pas\. Vérifiez le nom et le port de SMTP_URL/],
  ['refuses the password', '535 at AUTH', /identifiant ou mot de passe refusé.*\(smtp_535\)/],
  ['refuses the sender', '550 at MAIL', /MAIL_FROM doit être d’un domaine.*\(smtp_550\)/],
])('explains failures in check: a mail server that %s, and unreachable addresses', async (_name, fault, mail) => {
  const { root } = await leadsProject();
  const url = fault === null ? 'smtp://127.0.0.1:1' : (await startSmtp(fault)).url;
  const nowhere = 'http://127.0.0.1:1/hook';
  const settings = { CRM_WEBHOOK_URL: nowhere, CRM_WEBHOOK_SECRET: SECRET, ALERT_URL: nowhere };
  const env = { ...ADDRESSES, ...settings, SMTP_URL: url.replace('//', '//site%40cursive.example:secret@') };
  const { code, out, err } = await leads(root, ['check'], { env });
  expect([code, out]).toEqual([1, expect.stringMatching(/^Stockage\u00A0: .*effacé\.\n$/)]);
  expect(err).toMatch(mail);
  expect(err).toMatch(/^CRM, en panne\u00A0: rien ne répond à cette adresse\. Vérifiez-la.*\(webhook_unreachable\)/m);
  expect(err).toMatch(/^Alertes, en panne\u00A0: rien ne répond à cette adresse\. Vérifiez-la.*\(alert_unreachable\)/m);
});
