import { expect, test } from 'vitest';
import { workingDays } from './days.ts';

test.each([
  ['11 jours ouvrés au moins', 11],
  ['À partir de 48 h', 2],
  ['Sous 2 semaines', 10],
  ['14 jours', 10],
  ['un mois d’avance, ou 1 mois', 21],
  ['dès que possible, 12 personnes au plus', undefined],
])('counts « %s » as %s working days', (text, days) => {
  expect(workingDays(text)).toBe(days);
});
