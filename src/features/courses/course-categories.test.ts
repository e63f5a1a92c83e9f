import { expect, test } from 'vitest';
import { categoryTone } from './course-categories.ts';

test('gives each category its colour, and grey to any other', () => {
  expect(
    ['Bureautique', 'Informatique', 'Intelligence Artificielle', 'Digital', 'Management', ''].map(categoryTone),
  ).toEqual(['blue', 'green', 'purple', 'pink', 'grey', 'grey']);
});
