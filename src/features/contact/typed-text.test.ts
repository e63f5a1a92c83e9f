import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanLine, cleanText, visibleLength } from './typed-text.ts';

const anyText = fc.string({ unit: fc.nat(0xffff).map((code) => String.fromCharCode(code)) });

test('makes one line of a name typed on several', () => {
  expect(cleanLine(' Zoé\r\nBcc: x \u00A0 Le\tGall ')).toBe('Zoé Bcc: x Le Gall');
});

test('drops controls and invisible directions from a line', () => {
  expect(cleanLine('Zo\0é\u202E\u2066 \u200BLe\u0085Gall\uFEFF')).toBe('Zoé LeGall');
});

test('keeps line breaks, tabs, joiners and emoji in a message', () => {
  expect(cleanText(' Bonjour,\r\n\tmerci \u{1F469}\u200D\u{1F3EB}\r\u0007fin ')).toBe(
    'Bonjour,\n\tmerci \u{1F469}\u200D\u{1F3EB}\nfin',
  );
});

test('composes accents, so that a letter counts for one', () => {
  expect(cleanLine('E\u0301')).toBe('É');
  expect(visibleLength(cleanLine('E\u0301'))).toBe(1);
  expect(visibleLength('\u{1F600}\u200D')).toBe(1);
});

test('mends half an emoji', () => {
  expect(cleanLine('Zoé \uD83D')).toBe('Zoé \uFFFD');
});

test('leaves markup and formulas as typed', () => {
  const typed = '<script>alert("é")</script> =1+1; DROP TABLE leads; {{7*7}} $(id)';
  expect(cleanLine(typed)).toBe(typed);
  expect(cleanText(typed)).toBe(typed);
});

test('gives well-formed, composed text without controls, and cleaning it again changes nothing', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      for (const clean of [cleanLine(typed), cleanText(typed)]) {
        expect(clean).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}/u);
      }
      expect(cleanLine(cleanLine(typed))).toBe(cleanLine(typed));
      expect(cleanText(cleanText(typed))).toBe(cleanText(typed));
    }),
  );
});
