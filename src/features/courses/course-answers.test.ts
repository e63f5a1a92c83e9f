import { expect, test } from 'vitest';
import { nextStart, priceAndDuration, shortPrice } from './course-answers.ts';

const NOW = new Date('2026-11-21T10:00:00Z');

test.each([
  ['person', 'exempt', '690\u00a0€'],
  ['group', 'exempt', '690\u00a0€\u00a0par groupe'],
  ['person', 'excluded', '690\u00a0€\u00a0HT'],
] as const)('says whose price it is, and whether the tax is in it: %s, %s', (unit, tax, said) => {
  expect(shortPrice({ amount: 690, unit, tax })).toBe(said);
});

test('gives the duration alone where the sheet has no price', () => {
  expect(priceAndDuration({ duration: '7 heures' })).toBe('7 heures');
});

test('says where and when it begins next, until the day it does', () => {
  const nextSession = { start: '2027-01-12', place: 'À distance' };
  expect(nextStart({ nextSession }, NOW)).toBe('À distance, le 12\u00a0janvier\u00a02027');
  // Midnight in Paris is eleven in the evening elsewhere.
  expect(nextStart({ nextSession }, new Date('2027-01-11T23:00:00Z'))).toBe('Dates à convenir');
  expect(nextStart({}, NOW)).toBe('Dates à convenir');
});
