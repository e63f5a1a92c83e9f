import { expect, test } from 'vitest';
import { categories, COURSE_CATEGORIES } from './categories.ts';
import { LISTED_CATEGORIES } from './listed-categories.ts';

test('offers the listed categories that have courses, in the order of the file', () => {
  expect(categories.courses.map(({ name }) => name)).toEqual([...LISTED_CATEGORIES, 'Digital']);
  expect(COURSE_CATEGORIES).toEqual(LISTED_CATEGORIES);
});
