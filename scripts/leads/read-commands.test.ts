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
