import { expect, test } from 'vitest';
import { parseEuros } from './cpf-estimator.ts';

test('parses an amount in French notation', () => {
  expect(parseEuros('1 250,50 €')).toBe(1250.5);
  expect(parseEuros('1 250')).toBe(1250);
  expect(parseEuros('980.5')).toBe(980.5);
  expect(parseEuros('1 490 euros')).toBe(1490);
  expect(parseEuros('1490 € TTC')).toBe(1490);
  expect(parseEuros('1.500')).toBe(1500);
  expect(parseEuros('1,500')).toBe(1500);
  expect(parseEuros('1.250,50')).toBe(1250.5);
  expect(parseEuros('0 €')).toBe(0);
});

test.each(['', '  ', 'environ 900', '-5', 'Infinity', '99999999999999999'])('returns undefined for « %s »', (text) => {
  expect(parseEuros(text)).toBeUndefined();
});
