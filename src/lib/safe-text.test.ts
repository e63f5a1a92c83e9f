import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, fitTo, safeLine, safeLines } from './safe-text.ts';

test('lets no character through that a terminal obeys', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      expect(safeLine(text)).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
      expect(safeLines(text).join('')).not.toMatch(/[\p{Cc}\u2028-\u202E\u2066-\u2069]/u);
    }),
  );
});

test('joins lines at one space, whatever stands around their ends', () => {
  const blank = fc.constantFrom(' ', '\t', '\n', '\u00A0', 'a', 'é');
  fc.assert(
    fc.property(fc.string({ unit: blank }), (text) => {
      expect(safeLine(text)).toBe(text.replace(/\s*\n\s*/g, ' ').replaceAll('\t', '␉'));
    }),
  );
});

test.each(['\u00AD', '\u061C', '\u180E', '\u2060', '\u206A', '\u{E0041}'])('drops %j, which nobody sees', (hidden) => {
  expect(safeLine(`a${hidden}b`)).toBe('ab');
});

test('shows what was neutralised, and keeps everything else', () => {
  expect(safeLine('\u001B]0;pirate\u0007 Zoé \u{1F600}')).toBe('␛]0;pirate␇ Zoé \u{1F600}');
  expect(safeLine('\u009B31mrouge\u007F')).toBe('\uFFFD31mrouge␡');
  expect(safeLine('abc\u202Efdp.exe')).toBe('abcfdp.exe');
  expect(safeLine('une\n  deux')).toBe('une deux');
  expect(safeLines('une\r\ndeux\n\ttrois')).toEqual(['une', 'deux', '␉trois']);
});

test('counts the columns that a line takes on a screen', () => {
  expect(columnsOf('Zoé')).toBe(3);
  expect(columnsOf('Zoe\u0301')).toBe(3);
  expect(columnsOf('\u{1F469}\u200D\u{1F4BB} 山田')).toBe(7);
});

test('fits any line to exactly the columns it is given', () => {
  expect(fitTo('Zoé', 5)).toBe('Zoé  ');
  expect(fitTo('Le Gall', 4)).toBe('Le …');
  expect(fitTo('山田太郎', 4)).toBe('山… ');
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, columns) => {
      const line = safeLine(text);
      expect(columnsOf(fitTo(line, columns))).toBe(columns);
    }),
  );
});
