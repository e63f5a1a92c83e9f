import { expect, test } from 'vitest';
import { environmentFindings } from './environment-findings.ts';
import { toFinding } from './finding.ts';

test('warns of each variable that is missing or wrong', () => {
  const env = { SMTP_URL: 'smtp.example', CRM_WEBHOOK_URL: 'https://crm.example/hook' };
  const findings = environmentFindings(env).map(toFinding);
  expect(findings.map(({ severity, file, field }) => `${severity} ${file} ${field}`)).toEqual([
    'warning environnement SMTP_URL',
    'warning environnement CRM_WEBHOOK_SECRET',
  ]);
  expect(findings[1]?.found).toContain('CRM_WEBHOOK_SECRET manque, alors que CRM_WEBHOOK_URL est là');
});

test('says nothing of an environment that is whole, or empty', () => {
  expect(environmentFindings({ SMTP_URL: 'smtp://127.0.0.1' })).toEqual([]);
  expect(environmentFindings({})).toEqual([]);
});
