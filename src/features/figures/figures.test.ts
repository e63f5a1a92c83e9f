import { expect, test } from 'vitest';
import { figure } from './figures.ts';

test('gives a figure with the period and the people it was measured on', () => {
  const { value, period, sample, source } = figure('satisfaction-home');
  expect(value).toMatch(/\d/);
  expect([period, sample, source].every((text) => text !== '')).toBe(true);
});

test('refuses a figure that nobody has stated, naming those that exist', () => {
  expect(() => figure('satisfaction')).toThrow(/"satisfaction".*satisfaction-home/);
});
