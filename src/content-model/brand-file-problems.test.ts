import { expect, test } from 'vitest';
import { brandFileProblems } from './brand-file-problems.ts';
import { filesOnDisk, withOverlay } from './project-files.ts';

test('names the drawings of the brand that are missing', () => {
  const files = filesOnDisk('.');
  expect(brandFileProblems(files)).toEqual([]);
  const without = withOverlay(files, new Map([['content/brand/logo.svg', null]]));
  expect(brandFileProblems(without).map(({ file }) => file)).toEqual(['content/brand/logo.svg']);
});
