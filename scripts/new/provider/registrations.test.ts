import { expect, test } from 'vitest';
import { activityNumberOf, isSiret, prefectOf, sirenOf, vatOf } from './registrations.ts';

test.each([
  ['900 000 001 00017', true],
  ['90000000100018', false],
  ['90000000100', false],
  ['9000000010001x', false],
  // La Poste: its establishments add up to a multiple of five.
  ['356 000 000 00012', false],
  ['356 000 000 00001', true],
])('tells a SIRET by its key: %s', (typed, isOne) => {
  expect(isSiret(typed)).toBe(isOne);
});

test('takes the SIREN and the VAT number from it', () => {
  expect(sirenOf('90000000100017')).toBe('900 000 001');
  // The key of the example that the administration publishes.
  expect(vatOf('404 833 048')).toBe('FR83404833048');
});

test('writes the number of a declaration as it is read, and knows whose prefect gave it', () => {
  expect(activityNumberOf('52490000049')).toBe('52 49 00000 49');
  expect(prefectOf('52 49 00000 49')).toBe('préfet de la région Pays de la Loire');
  expect(prefectOf('22 80 00000 80')).toBe('préfet de la région Hauts-de-France');
  expect(prefectOf('99 49 00000 49')).toBeUndefined();
});
