import { expect, test } from 'vitest';
import { phone } from '#src/fields/fields.ts';
import { contactParts, telHref } from './telephone.ts';

test.each([
  ['01 99 00 24 60', '+33199002460'],
  ['06.39.98.24.61', '+33639982461'],
  ['0 805 002 460', '+33805002460'],
  ['36 46', '3646'],
  ['02 62 99 24 60', '+262262992460'],
  ['0639 01 24 61', '+262639012461'],
  ['0692 98 24 61', '+262692982461'],
  ['05 90 99 24 60', '+590590992460'],
  ['0594 99 24 60', '+594594992460'],
  ['05 96 99 24 60', '+596596992460'],
  ['+687 25 00 00', '+687250000'],
  ['+33 (0)1 99 00 24 60', '+33199002460'],
])('makes the tel: link of %s', (input, dialled) => {
  expect(telHref(phone('').parse(input))).toBe(`tel:${dialled}`);
});

test.each(['01 99 00 24', '01 99 00 24 60 61', '0692 98 24'])('refuses %s, whose length is wrong', (input) => {
  expect(phone('').safeParse(input).success).toBe(false);
});

test('links numbers and addresses of a text', () => {
  const links = contactParts(
    'Au 0692 98 24 62 ou au 01 99 00 24 60, à z.b@exemple.fr, avant 2027, SIRET 900 000 000 00012, n° 52 49 00000 49',
  ).filter(({ href }) => href !== undefined);
  expect(links.map(({ text }) => text)).toEqual(['0692 98 24 62', '01 99 00 24 60', 'z.b@exemple.fr']);
});
