import { expect, test } from 'vitest';
import { contentWith } from '#tests/support/sound-content.ts';
import { processorFindings } from './environment-findings.ts';

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
