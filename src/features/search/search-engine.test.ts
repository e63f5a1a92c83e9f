import { expect, test } from 'vitest';
import type { SearchDocument } from './search-document.ts';
import { createSearch } from './search-engine.ts';

const course = (title: string, text = ''): SearchDocument => ({
  href: `/${title}`,
  kind: 'course',
  title,
  text,
  category: 'Bureautique',
  tags: [],
});
const titles = (documents: readonly SearchDocument[]) => documents.map(({ title }) => title);
const searchIn = (...documents: SearchDocument[]) =>
  createSearch({ documents, synonyms: [{ words: ['tableur', 'feuille de calcul'], find: ['excel'] }] });

test('holds as exact what contains the typed text, whatever its case and accents', () => {
  const { exact } = searchIn(course('Été indien'), course('Hiver', 'après l’été'), course('Printemps'))('ETE');
  expect(titles(exact)).toEqual(['Été indien', 'Hiver']);
});

test('puts titles that begin with the typed text first, then the others, then texts', () => {
  const search = searchIn(course('Linux', 'sans Word'), course('Sauver Word'), course('Word'));
  expect(titles(search('word').exact)).toEqual(['Word', 'Sauver Word', 'Linux']);
});

test('offers nothing near when enough is exact', () => {
  const search = searchIn(course('Excel 1'), course('Excel 2'), course('Excel 3'), course('Exel'));
  expect(search('excel')).toMatchObject({ exact: { length: 3 }, near: [] });
});

test.each([
  ['a typing error', 'exel'],
  ['two letters in the wrong order', 'ecxel'],
  ['a synonym', 'un tableur'],
  ['a synonym of several words', 'feuilles de calcul'],
  ['its first letters', 'exc'],
])('finds a course near by %s', (_, query) => {
  const { exact, near } = searchIn(course('Excel'), course('Linux'))(query);
  expect(titles([...exact, ...near])).toEqual(['Excel']);
});

test('finds a plural by its singular, and the other way round', () => {
  const search = searchIn(course('Réseaux'), course('Journal'));
  expect(titles(search('un réseau local').near)).toEqual(['Réseaux']);
  expect(titles(search('journaux').near)).toEqual(['Journal']);
});

test('finds two words written as one, and one written as two', () => {
  const search = searchIn(course('Power Query'), course('PowerPoint'));
  expect(titles(search('powerquery').near)).toContain('Power Query');
  expect(titles(search('power point').near)).toContain('PowerPoint');
});

test('never offers as near what it holds as exact', () => {
  const { exact, near } = searchIn(course('Excel'), course('Tableur', 'feuille'))('tableur');
  expect(titles(exact)).toEqual(['Tableur']);
  expect(titles(near)).toEqual(['Excel']);
});

test('finds nothing for nothing', () => {
  expect(searchIn(course('Excel'))('  ')).toEqual({ exact: [], near: [] });
});
