import { expect, test } from 'vitest';
import { formatRating, starsOf } from './testimonial.ts';

test('always shows five stars, by halves', () => {
  expect(starsOf(3.5)).toEqual(['full', 'full', 'full', 'half', 'empty']);
  expect(starsOf(0)).toEqual(Array(5).fill('empty'));
  expect(starsOf(5)).toEqual(Array(5).fill('full'));
});

test('writes a rating with one decimal, after a comma', () => {
  expect(formatRating(4)).toBe('4,0');
  expect(formatRating(3.5)).toBe('3,5');
});
