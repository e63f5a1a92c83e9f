import { expect, test } from 'vitest';
import { environmentSentence, sendingProblems, siteAccess } from './environment.ts';

const SMTP_URL = 'smtps://user:secret-word@smtp.example:465';
const ALERT_URL = 'https://chat.example/hook';
const CRM = {
  ALERT_URL,
  CRM_WEBHOOK_URL: 'https://crm.example/hook',
  CRM_WEBHOOK_SECRET: `whsec_${Buffer.from('vingt-quatre signes au moins').toString('base64')}`,
};
const ALL = { SMTP_URL, MAIL_FROM: 'site@cursive.example', MAIL_TO: 'conseil@cursive.example', ...CRM };

test.each([
  ['nothing', {}],
  ['empty variables', { SMTP_URL: '', MAIL_FROM: '', MAIL_TO: '', CRM_WEBHOOK_URL: '', CRM_WEBHOOK_SECRET: '' }],
  ['all variables', ALL],
  ['a mail server alone, without a login', { SMTP_URL: 'smtp://127.0.0.1:2525' }],
  ['a CRM with an address for alerts', CRM],
  ['a CRM on this computer', { ...CRM, CRM_WEBHOOK_URL: 'http://localhost:9000/hook' }],
])('accepts %s', (_, env) => {
  expect(sendingProblems(env)).toEqual([]);
});

test.each([
  ['CRM_WEBHOOK_SECRET', { ALERT_URL, CRM_WEBHOOK_URL: CRM.CRM_WEBHOOK_URL }, 'alors que CRM_WEBHOOK_URL est là'],
  ['CRM_WEBHOOK_URL', { CRM_WEBHOOK_SECRET: CRM.CRM_WEBHOOK_SECRET }, 'alors que CRM_WEBHOOK_SECRET est là'],
  ['CRM_WEBHOOK_URL', { ...CRM, CRM_WEBHOOK_URL: 'crm.example/hook' }, 'n’est pas une adresse http'],
  ['CRM_WEBHOOK_URL', { ...CRM, CRM_WEBHOOK_URL: 'http://crm.example/hook' }, 'en clair'],
  ['CRM_WEBHOOK_SECRET', { ...CRM, CRM_WEBHOOK_SECRET: `whsec_${'!'.repeat(40)}` }, '24 octets'],
  ['CRM_WEBHOOK_SECRET', { ...CRM, CRM_WEBHOOK_SECRET: 'secret-word-of-twenty-four-signs' }, '24 octets'],
  ['SMTP_URL', { MAIL_FROM: ALL.MAIL_FROM }, 'alors que MAIL_FROM est là'],
  ['SMTP_URL', { MAIL_TO: ALL.MAIL_TO }, 'alors que MAIL_TO est là'],
  ['SMTP_URL', { SMTP_URL: 'smtp.example:465' }, 'n’est pas une adresse smtp'],
  ['ALERT_URL', { ...CRM, ALERT_URL: '' }, 'personne ne serait averti d’un envoi qui échoue'],
  ['MAIL_FROM', { ...ALL, MAIL_FROM: 'Cursive <site@cursive.example>' }, 'n’est pas une adresse électronique'],
  ['MAIL_TO', { ...ALL, MAIL_TO: 'conseil' }, 'n’est pas une adresse électronique'],
])('reports %s in %j', (variable, env, message) => {
  const problems = sendingProblems(env);
  expect(problems.map((problem) => problem.variable)).toEqual([variable]);
  expect(problems.map(environmentSentence).join()).toContain(message);
  expect(JSON.stringify(problems)).not.toMatch(/secret-word|crm\.example/);
});

test('reads the access to the site’s stores', () => {
  const both = { NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: 'token' };
  expect(siteAccess(both)).toEqual({ siteID: 'site', token: 'token', apiURL: undefined });
  expect(siteAccess({ NETLIFY_SITE_ID: '', NETLIFY_AUTH_TOKEN: '' })).toBeNull();
});

test.each([
  ['NETLIFY_AUTH_TOKEN', { NETLIFY_SITE_ID: 'site' }],
  ['NETLIFY_SITE_ID', { NETLIFY_AUTH_TOKEN: 'secret-word' }],
  ['NETLIFY_AUTH_TOKEN', { NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: 'secret-word\r\nX: y' }],
  ['NETLIFY_API_URL', { NETLIFY_SITE_ID: 'a', NETLIFY_AUTH_TOKEN: 'b', NETLIFY_API_URL: 'http://secret-word.example' }],
  ['NETLIFY_API_URL', { NETLIFY_SITE_ID: 'site', NETLIFY_AUTH_TOKEN: 'secret-word', NETLIFY_API_URL: 'secret-word' }],
])('throws when %s is missing or wrong', (variable, env) => {
  expect(() => siteAccess(env)).toThrow(new RegExp(`^${variable} `));
  expect(() => siteAccess(env)).not.toThrow(/secret-word/);
});
