import { reviewLine, widthOfStars } from './testimonial.ts';
import { expect, test } from 'vitest';

test('fills the stars of a rating in half steps', () => {
  expect([0, 3.5, 4, 5].map(widthOfStars)).toEqual([0, 3 * 26.88 + 12, 4 * 26.88, 5 * 26.88]);
  expect(3 * 26.88 + 12, 'the tip of the fourth star').toBeCloseTo(92.64);
});

const createdOn = new Date('2026-02-03');
const trainedOn = new Date('2026-01-21');

test('gives the dates of the training and of the review', () => {
  expect(reviewLine({ course: 'Excel, les fondamentaux', trainedOn, createdOn })).toBe(
    'Excel, les fondamentaux, suivie en janvier 2026, avis publié le 3 février 2026',
  );
  expect(reviewLine({ trainedOn, createdOn })).toBe('Formation suivie en janvier 2026, avis publié le 3 février 2026');
});
