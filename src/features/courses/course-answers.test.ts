import { expect, test } from 'vitest';
import { nextStart } from './course-answers.ts';

test('says where and when it begins next, until the day it does', () => {
  const nextSession = { start: '2027-01-12', place: 'À distance' };
  expect(nextStart({ nextSession }, '2027-01-11')).toBe('À distance, le 12\u00a0janvier\u00a02027');
  expect(nextStart({ nextSession }, '2027-01-12')).toBe('Dates à convenir');
  expect(nextStart({}, '2027-01-11')).toBe('Dates à convenir');
});
