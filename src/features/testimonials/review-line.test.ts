import { expect, test } from 'vitest';
import { reviewLine } from './review-line.ts';

const createdOn = new Date('2026-02-03');
const trainedOn = new Date('2026-01-21');

test('dates the experience and the publication of a review', () => {
  expect(reviewLine({ course: 'Excel, les fondamentaux', trainedOn, createdOn })).toBe(
    'Excel, les fondamentaux, suivie en janvier 2026, avis publié le 3 février 2026',
  );
  expect(reviewLine({ trainedOn, createdOn })).toBe('Formation suivie en janvier 2026, avis publié le 3 février 2026');
});
