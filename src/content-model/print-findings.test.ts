import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { type Finding, problemFinding } from './finding.ts';
import { printFindings } from './print-findings.ts';

const wrong = problemFinding({
  file: 'content/site.yaml',
  line: 12,
  field: 'legal.siren',
  found: '« 12 »',
  allowed: 'neuf chiffres',
  remedy: 'corrigez la valeur',
});
const past = (field: string): Finding => ({
  rule: 'session-past',
  severity: 'note',
  file: 'content/courses/a.md',
  field,
  title: 'Une session passée',
  found: 'hier',
  remedy: 'retirez-la',
});
const sample: Finding = {
  ...past('contact.phone'),
  rule: 'placeholder',
  severity: 'warning',
  file: 'content/site.yaml',
};
const FINDINGS = [past('sessions[1]'), past('sessions[2]'), sample, wrong];

test('prints problems with their place and remedy, and sample values on request', () => {
  const report = stripVTControlCharacters(printFindings(FINDINGS, 'Contenu du site'));
  expect(report).toMatch(
    /^Contenu du site\u00a0: 1 erreur, 2 remarques\.\n {2}content\/site\.yaml\u00a0: 1 erreur\n {2}content\/courses\/a\.md\u00a0: 2 remarques\n {2}Valeurs d’exemple à remplacer\u00a0: 1\./,
  );
  expect(report).toContain(
    '    content/site.yaml:12, legal.siren\n      Trouvé\u00a0: «\u00a012\u00a0»\n      Attendu\u00a0: neuf',
  );
  expect(report).toContain('    À faire\u00a0: retirez-la\n    content/courses/a.md, sessions[1]\n      hier');
  expect(report).not.toContain('contact.phone');
  expect(printFindings(FINDINGS, '', true)).toContain('contact.phone');
});
