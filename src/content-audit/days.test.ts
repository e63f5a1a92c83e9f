import { expect, test } from 'vitest';
import { workingDays } from './days.ts';

test.each([
  ['11 jours ouvrés au moins', 11],
  ['À partir de 48 h', 2],
  ['Sous 2 semaines', 10],
  ['14 jours', 10],
  ['un mois d’avance, ou 1 mois', 21],
])('counts « %s » as %d working days', (text, days) => {
  expect(workingDays(text)).toBe(days);
});

test('returns undefined for a text without a delay', () => {
  expect(workingDays('dès que possible, 12 personnes au plus')).toBeUndefined();
});
