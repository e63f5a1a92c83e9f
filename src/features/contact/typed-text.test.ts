import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  cleanLine,
  cleanPhone,
  cleanText,
  isName,
  isPhone,
  isWholePhone,
  phoneMessage,
  visibleLength,
} from './typed-text.ts';

/** Random text with many characters that cleaning changes, because uniform random text rarely contains them. */
const anyText = fc.string({
  unit: fc.oneof(
    fc.nat(0xffff).map((code) => String.fromCharCode(code)),
    fc.constantFrom(...'e\u0301 \t\n\r\v\f\0\u0007\u0085\u200B\u202E\uFEFF\uD83D\uDE00'.split('')),
  ),
});

test.each([
  ['a name on several lines', cleanLine, ' Zoé\r\nBcc: x \u00A0 Le\tGall ', 'Zoé Bcc: x Le Gall'],
  ['invisible signs', cleanLine, 'Zo\0é\u202E\u2066\u061C \u200BLe\u0085Gall\uFEFF\u{E0041}', 'Zoé LeGall'],
  ['a control sign between tabs', cleanLine, 'Zoé\t\0\tGall', 'Zoé Gall'],
  ['an accent after a control sign', cleanText, 'Zoe\u0007\u0301', 'Zoé'],
  [
    'lines, tabs and emoji',
    cleanText,
    ' A,\r\n\tb \u{1F469}\u200D\u{1F3EB}\r\u0007c ',
    'A,\n\tb \u{1F469}\u200D\u{1F3EB}\nc',
  ],
  ['half an emoji', cleanLine, 'Zoé \uD83D', 'Zoé \uFFFD'],
])('cleans %s', (_, clean, typed, expected) => {
  expect(clean(typed)).toBe(expected);
});

test('counts a letter with its accent, or an emoji, as one character', () => {
  expect([cleanLine('E\u0301'), '\u{1F600}\u200D'].map(visibleLength)).toEqual([1, 1]);
});

test('keeps at most thirty combining marks per letter', () => {
  const clean = cleanText(`e${'\u0315\u0334'.repeat(20_000)} f`);
  expect(clean.match(/\p{M}/gu)).toHaveLength(30);
  expect(clean).toMatch(/ f$/);
});

test('keeps markup and formulas unchanged', () => {
  const typed = '<script>alert("é")</script> =1+1; DROP TABLE leads; {{7*7}} $(id)';
  expect([cleanLine(typed), cleanText(typed)]).toEqual([typed, typed]);
});

test('removes control characters and surrogates, and is idempotent', () => {
  fc.assert(
    fc.property(anyText, (typed) => {
      for (const clean of [cleanLine, cleanText]) {
        expect(clean(typed)).not.toMatch(/(?![\n\t])\p{Cc}|\p{Cs}/u);
        expect(clean(clean(typed))).toBe(clean(typed));
      }
    }),
  );
});

test('accepts a name of one letter only in scripts without case', () => {
  expect(['李', 'م', 'Yo', '\u{1F600}\u{1F600}'].every(isName)).toBe(true);
  expect(['Y', 'é', 'Я', '', '\u200D', '\u{1F600}'].some(isName)).toBe(false);
});

const VALID = [
  ...['06 12 34 56 78', '+33 6 12 34 56 78', '0033612345678', '+33 (0)6 12 34 56 78', '０６１２３４５６７８'],
  ...['\u202A+33 6 12 34 56 78\u202C', '06, 12, 34, 56, 78', '+33 [0] 6 12 34 56 78', 'tel:+33-1-99-00-24-60;ext=12'],
  ...['Téléphone\u00A0: 06 12 34 56 78', '01 99 00 24 60 poste 12', '٠٦ ١٢ ٣٤ ٥٦ ٧٨', '06 12 34 56'],
  ...['O6 39 98 12 34', 'o1.99.00.24.6O', '+687 27 12 34', '+508 41 12 34', '+352 26 12 34'],
];
const INVALID = [
  ...['aaaaaaaaaa', '06 12 34 poste 56789', '06 12 34 56 78 zoe@exemple.example', '', '1234567890123456'],
  ...['06 12 34 56 78\r\n', '06 39 98 12 3', '06.39.98.12.3', '+33 6 39 98 12 3', '0033 6 39 98 12'],
  ...['+33 (0)6 39 98 12 3', '27 12 34'],
];

test('accepts telephone numbers only', () => {
  expect([...VALID, ...INVALID].filter((typed) => isPhone(cleanPhone(typed)))).toEqual(VALID);
});

test('converts digits and spaces of all kinds to ASCII', () => {
  for (const typed of [' ０６\u00A012 34  56 78 ', 'tel:٠٦ ١٢ ٣٤ ٥٦ ٧٨'])
    expect(cleanPhone(typed)).toBe('06 12 34 56 78');
  expect(cleanPhone('01 99 00 24 60 poste 12')).toBe('01 99 00 24 60 poste 12');
});

test('knows whole numbers to call', () => {
  const numbers = ['06 39 98 12 34', '+687 27 12 34', '06 39 98 12', '39 98 12 34 5'];
  expect(numbers.filter((typed) => isWholePhone(cleanPhone(typed)))).toEqual(numbers.slice(0, 2));
});

test.each([
  ['06 39 98 12 3', 'Invalide\u00A0: il manque un chiffre'],
  ['06 39 98 12 34 (après 18h)', 'Invalide\u00A0: un seul numéro, sans autre texte'],
  ['06 39 98 12 34 ou 01 99 00 24 60', 'Invalide\u00A0: un seul numéro, sans autre texte'],
  ['0639981234 / 0199002460', 'Invalide\u00A0: un seul numéro, sans autre texte'],
  ['06 12 34', 'Invalide'],
  ['aaaaaaaaaa', 'Invalide'],
])('says why %j is refused', (typed, message) => {
  expect(isPhone(cleanPhone(typed))).toBe(false);
  expect(phoneMessage('Invalide', cleanPhone(typed))).toBe(message);
});
