import { expect, test } from 'vitest';
import { sampleCourse } from '#tests/support/sample-course.ts';
import { lowestPrice } from './course-price.ts';

const course = (category: string, amount: number, unit: 'person' | 'group' = 'person') =>
  sampleCourse({ category, price: { amount, unit, tax: 'exempt' } });

const COURSES = [course('Bureautique', 680), course('Bureautique', 420), course('Informatique', 300, 'group')];

test('finds the lowest price of a category, for one person', () => {
  expect(lowestPrice(COURSES, 'Bureautique')).toBe(420);
  expect(lowestPrice(COURSES)).toBe(420);
});

test('knows none where no sheet gives one', () => {
  expect(lowestPrice(COURSES, 'Informatique')).toBeUndefined();
  expect(lowestPrice([sampleCourse({ price: undefined })])).toBeUndefined();
});
