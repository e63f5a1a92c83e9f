import { expect, test } from 'vitest';
import { toFinding } from '#src/content-audit/finding.ts';
import { warningLine } from './validate-content.ts';

const finding = (check: 'scarcity' | 'session-past') =>
  toFinding({ check, file: 'content/courses/excel.md', field: 'access', found: 'Plus que 2 places' });

test('warns a build in one line, with the number of warnings and the command that lists them', () => {
  expect(warningLine([finding('scarcity'), finding('scarcity'), finding('session-past')])).toBe(
    'Contenu\u00a0: 2 avertissements. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.',
  );
});

test('leaves a build log alone where there are remarks only', () => {
  expect(warningLine([finding('session-past')])).toBeUndefined();
});
