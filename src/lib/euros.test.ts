import { expect, test } from 'vitest';
import { formatEuros } from './euros.ts';

test('writes cents only when there are some', () => {
  expect(formatEuros(150)).toBe('150\u00A0€');
  expect(formatEuros(103.2)).toBe('103,20\u00A0€');
});

test('keeps thousands and the currency on one line', () => {
  expect(formatEuros(1500)).toBe('1\u202F500\u00A0€');
});
