import { expect, test } from 'vitest';
import { placeSpeller } from './course-parts-schema.ts';

test('spells a town as its office, or as the first session there', () => {
  const towns = ['ANGERS', 'Saint-Malo', 'saint malo', 'visio'].map(placeSpeller(['Angers']));
  expect(towns).toEqual(['Angers', 'Saint-Malo', 'Saint-Malo', 'visio']);
});
