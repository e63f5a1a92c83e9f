import { expect, test } from 'vitest';
import { formatRating, widthOfStars } from './testimonial.ts';

test('fills the stars of a rating by halves', () => {
  expect([0, 3.5, 4, 5].map(widthOfStars)).toEqual([0, 3 * 26.88 + 12, 4 * 26.88, 5 * 26.88]);
  expect(3 * 26.88 + 12, 'the tip of the fourth star').toBeCloseTo(92.64);
});

test('writes a rating with one decimal, after a comma', () => {
  expect(formatRating(4)).toBe('4,0');
  expect(formatRating(3.5)).toBe('3,5');
});
