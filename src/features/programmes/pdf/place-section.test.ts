import { expect, test } from 'vitest';
import { fillColumns, fillUpTo } from './place-section.ts';

test('makes the tallest column as short as reading order allows', () => {
  expect(fillColumns([10, 10, 10, 30], 2, 0)).toEqual({ counts: [3, 1], height: 30 });
  expect(fillColumns([30, 10, 10, 10], 3, 0)).toEqual({ counts: [1, 2, 1], height: 30 });
});

test('counts the white between entries, and none under the last', () => {
  expect(fillColumns([10, 10], 1, 5)).toEqual({ counts: [2], height: 25 });
});

test('takes as many entries as there is room for', () => {
  expect(fillUpTo([10, 10, 10, 10, 10], 2, 0, 20).counts).toEqual([2, 2]);
});

test('takes none rather than leave a column empty', () => {
  expect(fillUpTo([10, 100, 10], 2, 0, 50).counts).toEqual([]);
});
