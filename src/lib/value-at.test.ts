import { expect, test } from 'vitest';
import { listAt, textsIn, valueAt } from './value-at.ts';

test('follows names and numbers into plain data', () => {
  expect(valueAt({ offices: [{ city: 'Angers' }] }, ['offices', 0, 'city'])).toBe('Angers');
});

test('finds nothing where the path leaves the data, inherited members included', () => {
  expect(valueAt({ brand: null }, ['brand', 'name'])).toBeUndefined();
  expect(valueAt({}, ['constructor', 'name'])).toBeUndefined();
});

test('takes anything but a list for an empty one', () => {
  expect(listAt({ tags: ['a', 1] }, ['tags'])).toEqual(['a', 1]);
  expect(listAt({ tags: 'a' }, ['tags'])).toEqual([]);
  expect(listAt(undefined, ['tags'])).toEqual([]);
});

test('finds every text with its field, items counted from one, and leaves out what it is told to', () => {
  const data = { title: 'A', modules: [{ title: 'B', hours: 7 }, 'C'], day: new Date(0), placeholders: ['D'] };
  expect(textsIn(data, new Set(['placeholders']))).toEqual([
    { field: 'title', text: 'A' },
    { field: 'modules[1].title', text: 'B' },
    { field: 'modules[2]', text: 'C' },
  ]);
});
