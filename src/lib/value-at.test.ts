import { expect, test } from 'vitest';
import { valueAt } from './value-at.ts';

test('follows names and numbers into plain data', () => {
  expect(valueAt({ offices: [{ city: 'Angers' }] }, ['offices', 0, 'city'])).toBe('Angers');
});

test('finds nothing where the path leaves the data, inherited members included', () => {
  expect(valueAt({ brand: null }, ['brand', 'name'])).toBeUndefined();
  expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
});
