import { existsSync } from 'node:fs';
import { expect, test } from 'vitest';
import { isReadAtStart } from './restart-notice.ts';

test.each([
  'src/features/courses/course-sheet-schema.ts',
  'src/site/address-rules.ts',
  'src/lib/content-fields.ts',
  'src/content-model/check-content.ts',
  'src/content.config.ts',
  'src/integrations/redirects.ts',
  'src/site/palette.ts',
  'src/styles/tones.ts',
  'tailwind.config.mjs',
])('knows that development reads %s when it starts', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(isReadAtStart(path)).toBe(true);
});

test.each([
  'src/features/courses/CourseCard.tsx',
  'src/features/courses/course-facts.ts',
  'src/integrations/redirects.test.ts',
  'src/styles/tokens.css',
])('knows that %s is shown at once', (path) => {
  expect(existsSync(path)).toBe(true);
  expect(isReadAtStart(path)).toBe(false);
});
