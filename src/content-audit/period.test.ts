import { expect, test } from 'vitest';
import { periodEnd, periodStart } from './period.ts';

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

test('knows a period that goes on from one that is not dated', () => {
  expect(periodEnd('depuis 2015')).toBeNull();
  expect(periodEnd('les six derniers mois')).toBeUndefined();
});

test.each([
  ['octobre 2024 à décembre 2025', '2024-10'],
  ['janvier à juin 2026', '2026-01'],
  ['année 2025', '2025-01'],
  ['2015 à 2026', '2015-01'],
  ['premier semestre 2024', undefined],
  ['depuis toujours', undefined],
])('lets « %s » begin in %s', (period, month) => {
  expect(periodStart(period)).toBe(month);
});
