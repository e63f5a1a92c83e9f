import { expect, test } from 'vitest';
import { countOf, formatEuros, spelledCount, spelledFeminine } from './french-numbers.ts';

test('writes small numbers in words', () => {
  expect([1, 10, 16, 17].map(spelledFeminine)).toEqual(['une', 'dix', 'seize', '17']);
});

test('counts feminine nouns in titles', () => {
  const title = (count: number) => spelledCount(count, 'Notre maison sœur', 'maisons sœurs');
  expect([1, 3, 12].map(title)).toEqual(['Notre maison sœur', 'Trois maisons sœurs', 'Douze maisons sœurs']);
});

test('writes cents only when there are some, and keeps an amount on one line', () => {
  expect([150, 103.2, 1500].map(formatEuros)).toEqual(['150\u00A0€', '103,20\u00A0€', '1\u202F500\u00A0€']);
});

test('counts with a comma, and a plural from two', () => {
  const counts = [0, 0.25, 1.5, 2].map((count) => countOf(count, 'jour', 'Aucun'));
  expect(counts).toEqual(['Aucun jour', '0,25 jour', '1,5 jour', '2 jours']);
});
