import { expect, test } from 'vitest';
import { toFinding } from '#src/content-audit/finding.ts';
import { refusal, warningLine } from './validate-content.ts';

const finding = (check: 'scarcity' | 'figure-typed' | 'session-past') =>
  toFinding({ check, file: 'content/courses/excel.md', field: 'access', found: 'Plus que 2 places' });

test('warns a build in one line, with the number of warnings and the command that lists them', () => {
  expect(warningLine([finding('figure-typed'), finding('figure-typed'), finding('session-past')])).toBe(
    'Contenu\u00a0: 2 avertissements. «\u00a0npm run content\u00a0» dit lesquels, et quoi écrire.',
  );
});

test('leaves a build log alone where there are remarks only', () => {
  expect(warningLine([finding('session-past')])).toBeUndefined();
});

test('refuses to build for the public what the law forbids, naming file, field and what to write', () => {
  const message = refusal([finding('scarcity'), finding('session-past')], 'production');
  expect(message).toContain('1 erreur');
  expect(message).toContain('content/courses/excel.md, access');
  expect(message).toContain('claimsAcceptedBy');
});

test('builds a preview whatever it claims, and the site whose errors somebody answers for', () => {
  expect(refusal([finding('scarcity')], 'preview')).toBeUndefined();
  expect(refusal([{ ...finding('scarcity'), severity: 'warning' }], 'production')).toBeUndefined();
});
