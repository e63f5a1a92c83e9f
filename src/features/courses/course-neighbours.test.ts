import { expect, test } from 'vitest';
import { courseNeighbours } from './course-neighbours.ts';

const course = (id: string, category: string) => ({ id, category });
const neighbours = courseNeighbours([
  course('excel', 'Bureautique'),
  course('linux', 'Informatique'),
  course('word', 'Bureautique'),
]);

test('leads from a course to those before and after it in its category, and no further', () => {
  expect(neighbours.get('excel')).toEqual({ previous: undefined, next: { id: 'word', category: 'Bureautique' } });
  expect(neighbours.get('word')).toEqual({ previous: { id: 'excel', category: 'Bureautique' }, next: undefined });
});

test('leads nowhere from the only course of a category', () => {
  expect(neighbours.get('linux')).toEqual({ previous: undefined, next: undefined });
});
