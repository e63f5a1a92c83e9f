import { expect, test } from 'vitest';
import { counted, spelledFeminine } from './french-numbers.ts';

test.each([
  [1, 'une'],
  [10, 'dix'],
  [21, 'vingt et une'],
  [30, 'trente'],
  [42, 'quarante-deux'],
  [71, 'soixante et onze'],
  [75, 'soixante-quinze'],
  [80, 'quatre-vingts'],
  [81, 'quatre-vingt-une'],
  [91, 'quatre-vingt-onze'],
  [99, 'quatre-vingt-dix-neuf'],
  [120, '120'],
])('writes %d in words', (count, words) => {
  expect(spelledFeminine(count)).toBe(words);
});

test('counts what a title announces', () => {
  const title = (count: number) => counted(count, 'Notre maison sœur', 'maisons sœurs');
  expect([1, 3, 12].map(title)).toEqual(['Notre maison sœur', 'Trois maisons sœurs', 'Douze maisons sœurs']);
});
