import { expect, test } from 'vitest';
import { toFinding } from '#src/content-audit/finding.ts';
import { problemFinding } from '#src/content-model/finding.ts';
import { stopping, warningLine } from './validate-content.ts';

const finding = (check: 'scarcity' | 'figure-typed' | 'session-past') =>
  toFinding({ check, file: 'content/courses/excel.md', field: 'access', found: 'Plus que 2 places' });

test('warns a build in one line, with the number of warnings and the command that lists them', () => {
  expect(warningLine([finding('figure-typed'), finding('figure-typed'), finding('session-past')])).toBe(
    'Contenu\u00a0: 2 avertissements. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.',
  );
  expect(warningLine([finding('session-past')])).toBeUndefined();
});

test('stops unlawful claims in production alone, and wrong files everywhere', () => {
  const unlawful = finding('scarcity');
  const wrong = problemFinding({ file: 'content/site.yaml', field: 'legal', found: 'x', allowed: 'y', mend: 'z' });
  expect(stopping([unlawful, finding('session-past')], 'production')).toEqual([unlawful]);
  expect(stopping([unlawful], 'preview')).toEqual([]);
  expect(stopping([wrong], 'preview')).toEqual([wrong]);
  expect(stopping([{ ...unlawful, severity: 'warning' }], 'production')).toEqual([]);
});
