import { expect, test } from 'vitest';
import { periodEnd } from './period.ts';

test.each([
  ['année 2024', '2024-12-31'],
  ['janvier à juin 2024', '2024-06-30'],
  ['premier semestre 2024', '2024-06-30'],
  ['2015 à 2024', '2024-12-31'],
  ['septembre 2024 à février 2025', '2025-02-28'],
  ['3e trimestre 2025', '2025-09-30'],
])('ends « %s » on %s', (period, day) => {
  expect(periodEnd(period)?.toISOString().slice(0, 10)).toBe(day);
});

test('gives no end to a period that goes on, or names no year', () => {
  expect(periodEnd('depuis 2015')).toBeUndefined();
  expect(periodEnd('les six derniers mois')).toBeUndefined();
});
