import { expect, test } from 'vitest';
import { nextStart, priceAndDuration, shortPrice } from './course-answers.ts';

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
  expect(nextStart({ nextSession }, '2027-01-11')).toBe('À distance, le 12\u00a0janvier\u00a02027');
  expect(nextStart({ nextSession }, '2027-01-12')).toBe('Dates à convenir');
  expect(nextStart({}, '2027-01-11')).toBe('Dates à convenir');
});
