import { expect, test } from 'vitest';
import { countOf, formatEuros, spelledCount, spelledFeminine } from './french-numbers.ts';

test.each([
  [1, 'une'],
  [10, 'dix'],
  [16, 'seize'],
  [17, '17'],
])('writes %d in words', (count, words) => {
  expect(spelledFeminine(count)).toBe(words);
});

test('counts feminine nouns in titles', () => {
  const title = (count: number) => spelledCount(count, 'Notre maison sœur', 'maisons sœurs');
  expect([1, 3, 12].map(title)).toEqual(['Notre maison sœur', 'Trois maisons sœurs', 'Douze maisons sœurs']);
});

test('writes cents only when there are some', () => {
  expect(formatEuros(150)).toBe('150\u00A0€');
  expect(formatEuros(103.2)).toBe('103,20\u00A0€');
});

test('keeps thousands and the currency on one line', () => {
  expect(formatEuros(1500)).toBe('1\u202F500\u00A0€');
});

test.each([
  [0, 'Aucun jour'],
  [0.25, '0,25 jour'],
  [1.5, '1,5 jour'],
  [2, '2 jours'],
])('counts %s with a comma, and a plural from two', (count, text) => {
  expect(countOf(count, 'jour', 'Aucun')).toBe(text);
});
