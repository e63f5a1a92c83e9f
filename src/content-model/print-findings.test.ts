import { expect, test } from 'vitest';
import { gitHubAnnotations } from './annotations.ts';
import { type Finding, problemFinding } from './finding.ts';
import { printFindings } from './print-findings.ts';

const wrong = problemFinding({
  file: 'content/site.yaml',
  line: 12,
  field: 'legal.siren',
  found: '« 12 »',
  allowed: 'neuf chiffres',
  mend: 'corrigez la valeur',
});
const past = (field: string): Finding => ({
  rule: 'session-past',
  group: 'deadlines',
  severity: 'note',
  file: 'content/courses/a.md',
  field,
  title: 'Une session passée',
  found: 'hier',
  mend: 'retirez-la',
});
const sample: Finding = {
  ...past('contact.phone'),
  rule: 'placeholder',
  group: 'placeholders',
  severity: 'warning',
  file: 'content/site.yaml',
};
const FINDINGS = [past('sessions[1]'), past('sessions[2]'), sample, wrong];

test('prints a table of files, then what is wrong where and how to mend it', () => {
  const report = printFindings(FINDINGS, { heading: 'Contenu du site' });
  expect(report).toMatch(/^Contenu du site\u00a0: 1 erreur, 2 \w+s?\.\n {2}✗ content\/site\.yaml +1 erreur\n/);
  expect(report).toContain('Valeurs d’exemple à remplacer\u00a0: 1.');
  expect(report).toContain(
    '    content/site.yaml:12, legal.siren\n      Trouvé\u00a0: «\u00a012\u00a0»\n      Attendu\u00a0: neuf',
  );
  expect(report).toContain('    content/courses/a.md (2)\n      sessions[1], sessions[2]');
});

test('lists sample values, uses colours on request, and breaks long lines', () => {
  expect(printFindings(FINDINGS, { heading: '', isFull: true })).toContain('contact.phone');
  expect(printFindings(FINDINGS, { heading: '' })).not.toContain('\u001B[');
  expect(printFindings(FINDINGS, { heading: '', hasColour: true })).toContain('\u001B[');
  const lines = printFindings(FINDINGS, { heading: '', columns: 60 })
    .split('\n')
    .filter((line) => line.startsWith('      '));
  expect(lines.filter((line) => line.length > 60)).toEqual([]);
});

test('annotates the line of a field on GitHub', () => {
  expect(gitHubAnnotations([wrong])).toMatch(
    /^::error file=content\/site\.yaml,line=12,title=Champ legal\.siren::Le site.*%0AÀ faire\u00a0: corrigez la valeur\n$/,
  );
});
