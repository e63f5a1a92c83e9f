import { posix, win32 } from 'node:path';
import { expect, test } from 'vitest';
import { normalizeText, withForwardSlashes } from './text-file.ts';

test.each([
  ['of Windows', 'titre: a\r\nrang: 2\r\n'],
  ['of Windows, with a byte order mark', '\uFEFFtitre: a\r\nrang: 2\r\n'],
  ['of another system', 'titre: a\nrang: 2\n'],
  ['with only a byte order mark', '\uFEFFtitre: a\nrang: 2\n'],
  ['of one line', 'titre: a'],
])('normalises a file %s', (_kind, source) => {
  const text = normalizeText(source);
  expect(text).toBe('titre: a\nrang: 2\n'.slice(0, source.includes('rang') ? undefined : -9));
});

test('writes paths with forward slashes on every system', () => {
  expect(withForwardSlashes(win32.join('courses', 'excel.html'), win32.sep)).toBe('courses/excel.html');
  expect(withForwardSlashes('courses/a\\b.html', posix.sep)).toBe('courses/a\\b.html');
});
