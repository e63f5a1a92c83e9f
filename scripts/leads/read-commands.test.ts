import fc from 'fast-check';
import { expect, test } from 'vitest';
import { safeLine, safeLines } from './read-commands.ts';

test('leaves no character that controls a terminal', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(safeLine(text)).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
      expect(safeLines(text).join('')).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
    }),
  );
});

test('replaces or removes unsafe characters, and keeps the others', () => {
  expect(safeLine('\u001B]0;pirate\u0007 Zoé \u{1F600}')).toBe('\uFFFD]0;pirate\uFFFD Zoé \u{1F600}');
  expect(safeLine('abc\u202Efdp.exe\u00AD')).toBe('abcfdp.exe');
  expect(safeLine('une\n  deux')).toBe('une deux');
  expect(safeLines('une\r\ndeux\ntrois')).toEqual(['une', 'deux', 'trois']);
});
