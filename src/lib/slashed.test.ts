import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { slashed } from './slashed.ts';

test('writes a path with slashes whatever the computer separates folders with', () => {
  expect(slashed(win32.join('courses', 'excel.html'), win32.sep)).toBe('courses/excel.html');
  expect(slashed('courses/a\\b.html', posix.sep)).toBe('courses/a\\b.html');
});
