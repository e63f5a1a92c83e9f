import { expect, test } from 'vitest';
import { contentDocuments } from '#tests/support/content-documents.ts';
import { searchSettings } from '#src/content-model/data.ts';
import { wordIndex } from './word-index.ts';

const letters = await wordIndex({ documents: contentDocuments(), synonyms: searchSettings.synonyms });
const words = letters.flatMap((letter) => letter.words);
const firstOf = (word: string) => words.find((each) => each.word === word)?.pages[0]?.href;

test('answers a word as the search does', () => {
  expect(firstOf('Excel')).toBe('/courses/excel-fondamentaux');
  expect(firstOf('règlement intérieur')).toBe('/reglement-interieur');
  expect(firstOf('tableur')).toBe('/courses/excel-fondamentaux');
  expect(firstOf('Maïwenn Tresson-Quilliou')).toBe('/about#maiwenn-tresson-quilliou');
});

test('has every word once, under its first letter, in order', () => {
  expect(letters.map(({ letter }) => letter)).toEqual(letters.map(({ letter }) => letter).toSorted());
  expect(new Set(words.map(({ word }) => word.toLowerCase())).size).toBe(words.length);
  expect(letters.find(({ letter }) => letter === 'E')?.words.map(({ word }) => word)).toContain('équipe');
  expect(words.filter(({ pages }) => pages.length === 0 || pages.length > 3)).toEqual([]);
});
