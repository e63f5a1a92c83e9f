import { expect, test } from 'vitest';
import { type Finding, problemFinding, type Severity } from '#src/content-model/finding.ts';
import { stopping, warningLine } from './validate-content.ts';

const finding = (severity: Severity): Finding => ({
  rule: 'scarcity',
  group: 'claims',
  severity,
  file: 'content/courses/excel.md',
  field: 'access',
  title: 'Une rareté',
  found: 'Plus que 2 places',
  mend: 'retirez ces mots',
});

test('warns a build in one line, with the number of warnings and the command that lists them', () => {
  expect(warningLine([finding('warning'), finding('warning'), finding('note')])).toBe(
    'Contenu\u00a0: 2 avertissements. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.',
  );
  expect(warningLine([finding('note')])).toBeUndefined();
});

test('stops unlawful claims in production alone, and wrong files everywhere', () => {
  const unlawful = finding('error');
  const wrong = problemFinding({ file: 'content/site.yaml', field: 'legal', found: 'x', allowed: 'y', mend: 'z' });
  expect(stopping([unlawful, finding('note')], 'production')).toEqual([unlawful]);
  expect(stopping([unlawful], 'preview')).toEqual([]);
  expect(stopping([wrong], 'preview')).toEqual([wrong]);
  expect(stopping([{ ...unlawful, severity: 'warning' }], 'production')).toEqual([]);
});
