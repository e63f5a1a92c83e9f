import { expect, test } from 'vitest';
import { contentWith } from '#tests/support/sound-content.ts';
import { environmentFindings, processorFindings } from './environment-findings.ts';
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

test('warns of a login of editors that is half set', () => {
  const findings = environmentFindings({
    EDITING_BACKEND: 'github',
    EDITING_REPOSITORY: 'cursive/site',
    EDITING_HOST: 'git.example',
  });
  expect(findings.map(({ field }) => field)).toEqual(['EDITING_HOST']);
});

test('says nothing of an environment that is whole, or empty', () => {
  expect(environmentFindings({ SMTP_URL: 'smtp://127.0.0.1' })).toEqual([]);
  expect(environmentFindings({})).toEqual([]);
});

const BOTH = { SMTP_URL: 'smtps://u:p@smtp.example:465', CRM_WEBHOOK_URL: 'https://crm.example/hook' };
const { site } = contentWith();
const processors = [{ name: 'Poste Exemple', country: 'France', purpose: 'qui achemine nos courriels' }];
const naming = { ...site, sheet: { ...site.sheet, legal: { ...site.sheet.legal, processors } } };

test('wants those named who carry mails and keep requests, and repeats no secret', () => {
  const findings = processorFindings({ site }, BOTH);
  expect(findings.map(({ check, field }) => `${check} ${field}`)).toEqual([
    'processor-unnamed legal.processors',
    'processor-unnamed legal.processors',
  ]);
  expect(findings.map(({ found }) => found).join(' ')).toMatch(/SMTP_URL.*CRM_WEBHOOK_URL/);
  expect(JSON.stringify(findings)).not.toContain('example:465');
});

test('wants nobody named where nothing is sent, nor where they are', () => {
  expect(processorFindings({ site }, { SMTP_URL: '' })).toEqual([]);
  expect(processorFindings({ site: naming }, BOTH)).toEqual([]);
});
