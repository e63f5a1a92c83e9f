import { expect, test } from 'vitest';
import type { Finding } from './finding.ts';
import { printFindings } from './print-findings.ts';

const missing = (file: string): Finding => ({
  rule: 'indicator-1-missing',
  severity: 'warning',
  file: `content/courses/${file}.md`,
  field: 'delays',
  title: 'Une information absente',
  found: 'Délais d’accès : rien',
  remedy: 'ajoutez ce champ',
});

const countFinds = (report: string) => report.split('Délais d’accès').length - 1;

test('says once what is missing in many files, and in each file on demand', () => {
  const findings = Array.from({ length: 78 }, (_, index) => missing(`formation-${index}`));
  const report = printFindings(findings, 'Contenu');
  expect(countFinds(report)).toBe(1);
  expect(report).toContain('et 77 autres fichiers');
  expect(report).toContain('formation-42.md');
  const wrong = findings.map((finding) => ({ ...finding, allowed: 'un délai' }));
  expect(printFindings(wrong, 'Contenu')).toContain('À faire\u00a0: ajoutez ce champ');
  expect(countFinds(printFindings(findings, 'Contenu', true))).toBe(78);
});
