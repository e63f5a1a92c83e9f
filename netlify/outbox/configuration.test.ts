import { expect, onTestFinished, test, vi } from 'vitest';
import { submissionOf } from '#netlify/submissions/submission.ts';
import { type SendingVariables, sendingProblems } from '#src/site/environment.ts';
import { contact, enrolment, idOf, postJson } from '#tests/support/contact-requests.ts';
import { contactHandler } from '#tests/support/contact-handler.ts';
import { deliveriesFrom } from './configuration.ts';
import { plannedTasks } from './task-plan.ts';

const MAIL = { SMTP_URL: 'smtps://user:password@smtp.example:465', MAIL_TO: 'conseil@cursive.example' };
const CRM = {
  CRM_WEBHOOK_URL: 'https://crm.example/hook',
  CRM_WEBHOOK_SECRET: 'vingt-quatre signes au moins',
  ALERT_URL: 'https://chat.example/hook',
};

const submission = submissionOf('cpf_ia', { ...enrolment, type: 'cpf_ia' }, 'key', new Date('2026-11-20T10:00:00Z'));

const wantedAndSent = (env: SendingVariables, deployContext = 'production') => [
  plannedTasks(env, deployContext, submission).join(' '),
  Object.keys(deliveriesFrom(env, deployContext)).join(' '),
];

test('sends what is configured as a whole, and wants nothing where nothing is configured', () => {
  expect(wantedAndSent({ ...MAIL, ...CRM })).toEqual(['adviser visitor webhook', 'adviser visitor webhook']);
  expect(wantedAndSent({})).toEqual(['', '']);
});

const HALVES: [name: string, env: SendingVariables, wanted: string, sent: string][] = [
  [
    'a CRM without its secret',
    { ...MAIL, ...CRM, CRM_WEBHOOK_SECRET: '' },
    'adviser visitor webhook',
    'adviser visitor',
  ],
  [
    'a secret without its CRM',
    { ...MAIL, CRM_WEBHOOK_SECRET: CRM.CRM_WEBHOOK_SECRET },
    'adviser visitor',
    'adviser visitor',
  ],
  ['a secret that anyone could guess', { ...CRM, CRM_WEBHOOK_SECRET: 'secret' }, 'webhook', ''],
  ['a CRM in the clear', { ...CRM, CRM_WEBHOOK_URL: 'http://crm.example/hook' }, 'webhook', ''],
  ['a CRM whose address is none', { ...CRM, CRM_WEBHOOK_URL: 'crm.example' }, 'webhook', ''],
  [
    'a login without a password',
    { ...CRM, SMTP_URL: 'smtps://user@smtp.example' },
    'adviser visitor webhook',
    'webhook',
  ],
  ['an adviser without an address', { ...MAIL, MAIL_TO: 'conseil' }, 'adviser visitor', ''],
  ['a sender without an address', { ...MAIL, MAIL_FROM: 'Cursive' }, 'adviser visitor', ''],
  ['an adviser without a mail server', { MAIL_TO: MAIL.MAIL_TO }, '', ''],
];

test.each(HALVES)('lets requests wait, and sends the rest, with %s', (_, env, wanted, sent) => {
  expect(wantedAndSent(env)).toEqual([wanted, sent]);
  expect(sendingProblems(env)).toHaveLength(1);
});

test.each(HALVES)('stores a visitor’s request with %s', async (_, env, wanted) => {
  const { handle, blobs } = contactHandler({ tasksOf: (one) => plannedTasks(env, 'production', one) });
  const response = await handle(postJson(contact));
  expect(response.status).toBe(201);
  const [stored = ''] = blobs.objects.values();
  expect(JSON.stringify(stored)).toContain(await idOf(response));
  expect(plannedTasks(env, 'production', submission).join(' ')).toBe(wanted);
});

test('goes on writing mails into a folder of a laptop', () => {
  expect(wantedAndSent({ MAIL_TO: MAIL.MAIL_TO }, 'dev')).toEqual(['adviser visitor', 'adviser visitor']);
});

test('says once when a function starts what is wrong, without a value', async () => {
  const lines: string[] = [];
  vi.spyOn(process.stdout, 'write').mockImplementation((text) => lines.push(String(text)) > 0);
  vi.stubEnv('CRM_WEBHOOK_URL', CRM.CRM_WEBHOOK_URL);
  vi.stubEnv('CRM_WEBHOOK_SECRET', '');
  vi.stubEnv('ALERT_URL', CRM.ALERT_URL);
  onTestFinished(() => {
    vi.restoreAllMocks();
    vi.unstubAllEnvs();
  });
  vi.resetModules();
  const { outboxDeps } = await import('./outbox-deps.ts');
  outboxDeps('production');
  outboxDeps('production');
  await import('./outbox-deps.ts');
  expect(lines).toEqual([
    '{"level":"alert","event":"configuration","variable":"CRM_WEBHOOK_SECRET","problem":"manque, alors que CRM_WEBHOOK_URL est là\u00a0: les demandes attendent au lieu d’aller au CRM"}\n',
  ]);
});
