import { expect, test } from 'vitest';
import { typedPrice } from './cpf-estimator.ts';

test('reads a price as the French write it', () => {
  expect(typedPrice('1 250,50 €')).toBe(1250.5);
  expect(typedPrice('1 250')).toBe(1250);
  expect(typedPrice('980.5')).toBe(980.5);
  expect(typedPrice('1 490 euros')).toBe(1490);
  expect(typedPrice('1490 € TTC')).toBe(1490);
  expect(typedPrice('1.500')).toBe(1500);
  expect(typedPrice('1,500')).toBe(1500);
  expect(typedPrice('1.250,50')).toBe(1250.5);
});

test.each(['', '  ', 'environ 900', '0', '-5', 'Infinity', '99999999999999999'])('reads no price in « %s »', (text) => {
  expect(typedPrice(text)).toBeUndefined();
});
