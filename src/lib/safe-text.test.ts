import fc from 'fast-check';
import { expect, test } from 'vitest';
import { columnsOf, fitTo, safeLine, safeLines, wrapTo } from './safe-text.ts';

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
  expect(columnsOf('\u2709\uFE0F')).toBe(2);
  // What a terminal that does not join them draws side by side.
  expect(columnsOf('\u{1F469}\u200D\u{1F4BB} 山田')).toBe(9);
  expect(columnsOf('\u1100'.repeat(90))).toBe(180);
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

test('breaks a line so that a terminal has none to break, and loses nothing of it but spaces', () => {
  expect(wrapTo('Bonjour à toutes et à tous', 10)).toEqual(['Bonjour à', 'toutes et', 'à tous']);
  expect(wrapTo('anticonstitutionnellement', 10)).toEqual(['anticonsti', 'tutionnell', 'ement']);
  expect(wrapTo('', 10)).toEqual(['']);
  expect(wrapTo('a b', Infinity)).toEqual(['a b']);
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 1, max: 30 }), (text, columns) => {
      const line = safeLine(text);
      const lines = wrapTo(line, columns);
      expect(lines.join('').replaceAll(' ', '')).toBe(line.replaceAll(' ', ''));
      const signsIn = (piece: string) => Array.from(new Intl.Segmenter('fr').segment(piece)).length;
      for (const piece of lines) if (columnsOf(piece) > columns) expect(signsIn(piece)).toBe(1);
    }),
  );
});
