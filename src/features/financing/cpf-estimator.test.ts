import { expect, test } from 'vitest';
import { typedEuros } from './cpf-estimator.ts';

test('reads an amount as the French write it', () => {
  expect(typedEuros('1 250,50 €')).toBe(1250.5);
  expect(typedEuros('1 250')).toBe(1250);
  expect(typedEuros('980.5')).toBe(980.5);
  expect(typedEuros('1 490 euros')).toBe(1490);
  expect(typedEuros('1490 € TTC')).toBe(1490);
  expect(typedEuros('1.500')).toBe(1500);
  expect(typedEuros('1,500')).toBe(1500);
  expect(typedEuros('1.250,50')).toBe(1250.5);
  expect(typedEuros('0 €')).toBe(0);
});

test.each(['', '  ', 'environ 900', '-5', 'Infinity', '99999999999999999'])('reads no amount in « %s »', (text) => {
  expect(typedEuros(text)).toBeUndefined();
});
