import { expect, test } from 'vitest';
import { readCategories, readListedCategories, readOfferedCategories } from './categories.ts';

const TODAY = new Date('2026-11-23T09:00:00Z');

const offered = (...courses: string[]) => readOfferedCategories('production', TODAY, courses);

test('lists the listed categories in the order of the file', () => {
  const listed = readListedCategories();
  expect(readCategories().courses.map(({ name }) => name)).toEqual([...listed, 'Digital']);
});

test('offers the categories of visible courses in that order', () => {
  expect(readOfferedCategories('production', TODAY)).toEqual(readListedCategories());
  expect(offered('ia-generative-au-travail', 'excel-fondamentaux')).toEqual([
    'Bureautique',
    'Intelligence Artificielle',
  ]);
  // One that is only a badge, and one that the file lacks.
  expect(offered('reseaux-sociaux-structure-locale', 'encadrer-une-equipe-a-distance')).toEqual([]);
});

test('offers nothing for unreadable or missing courses', () => {
  expect(offered('nexiste-pas')).toEqual([]);
  expect(offered()).toEqual([]);
});
