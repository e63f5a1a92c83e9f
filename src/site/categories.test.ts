import { expect, test } from 'vitest';
import { categories, readOfferedCategories } from './categories.ts';
import { LISTED_CATEGORIES } from './listed-categories.ts';

const TODAY = new Date('2026-11-23T09:00:00Z');

const offered = (...courses: string[]) => readOfferedCategories('production', TODAY, courses);

test('keeps listed categories in the order of the file', () => {
  expect(categories.courses.map(({ name }) => name)).toEqual([...LISTED_CATEGORIES, 'Digital']);
});

test('offers the categories of visible courses in the order of the file', () => {
  expect(readOfferedCategories('production', TODAY)).toEqual(LISTED_CATEGORIES);
  expect(offered('ia-generative-au-travail', 'excel-fondamentaux')).toEqual([
    'Bureautique',
    'Intelligence Artificielle',
  ]);
  // A category that is only a badge, and a category that the file lacks.
  expect(offered('reseaux-sociaux-structure-locale', 'encadrer-une-equipe-a-distance')).toEqual([]);
});

test('offers nothing without courses, and throws on a course that does not exist', () => {
  expect(offered()).toEqual([]);
  expect(() => offered('nexiste-pas')).toThrow('nexiste-pas');
});
