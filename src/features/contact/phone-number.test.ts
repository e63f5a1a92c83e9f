import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cleanPhone, isPhone } from './phone-number.ts';

const accepts = (typed: string) => isPhone(cleanPhone(typed));

test.each([
  '06 12 34 56 78',
  '0612345678',
  '06.12.34.56.78',
  '06-12-34-56-78',
  '+33612345678',
  '+33 6 12 34 56 78',
  '0033612345678',
  '+33 (0)6 12 34 56 78',
  '06\u00A012\u00A034\u00A056\u00A078',
  '０６１２３４５６７８',
  '+590 690 12 34 56',
  '+32 470 12 34 56',
  '06 12 34 56',
  '\u202A+33 6 12 34 56 78\u202C',
])('accepts %j', (typed) => {
  expect(accepts(typed)).toBe(true);
});

test.each([
  'aaaaaaaaaa',
  '          ',
  'tel:0612345678',
  '06 12 34',
  '06 12 34      ',
  '',
  '1234567890123456',
  '06 12 34 56 78\r\n',
  '06 12+34 56 78',
])('refuses %j', (typed) => {
  expect(accepts(typed)).toBe(false);
});

test('keeps plain digits and spaces, whatever kind was typed', () => {
  expect(cleanPhone(' ０６\u00A012 34  56 78 ')).toBe('06 12 34 56 78');
});

test('accepts any 10 to 15 digits, however they are grouped', () => {
  const digit = fc.integer({ min: 0, max: 9 });
  const separator = fc.constantFrom('', ' ', '.', '-', '\u00A0', '\u202F', '/');
  fc.assert(
    fc.property(fc.array(fc.tuple(digit, separator), { minLength: 10, maxLength: 15 }), (pairs) => {
      expect(accepts(pairs.flat().join(''))).toBe(true);
    }),
  );
});
