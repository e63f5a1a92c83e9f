import { expect, test } from 'vitest';
import { placeSpeller } from './course-parts-schema.ts';

test('spells a town as its office, or as the first session there', () => {
  const spell = placeSpeller(['Angers']);
  expect(['ANGERS', 'Saint-Malo', 'saint malo', 'visio'].map(spell)).toEqual([
    'Angers',
    'Saint-Malo',
    'Saint-Malo',
    'visio',
  ]);
});
