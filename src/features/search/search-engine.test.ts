import { expect, test } from 'vitest';
import type { SearchDocument } from './search-documents.ts';
import { createSearch } from './search-engine.ts';

const course = (title: string, text = ''): SearchDocument => {
  const [href, category] = [`/${title}`, 'Bureautique'];
  return { href, kind: 'course', title, text, category };
};
const page = (href: string, title: string, asked: string[]): SearchDocument => {
  const text = '';
  return { href, kind: 'page', title, text, asked };
};
const titles = (documents: readonly SearchDocument[]) => documents.map(({ title }) => title);
const searchIn = (...documents: SearchDocument[]) =>
  createSearch({ documents, synonyms: [{ words: ['tableur', 'feuille de calcul'], find: ['excel'] }] });

test('ranks titles that begin with the word first, then other titles, then texts', async () => {
  const search = await searchIn(course('Linux', 'sans Word'), course('Sauver Word'), course('Word au bureau'));
  expect(titles(search('word').exact)).toEqual(['Word au bureau', 'Sauver Word', 'Linux']);
});

test('returns no near results if there are enough exact results', async () => {
  const search = await searchIn(course('Excel 1'), course('Excel 2'), course('Excel 3'), course('Exel'));
  expect(search('excel')).toMatchObject({ exact: { length: 3 }, near: [] });
});

test('distinguishes phrases that differ only in stop words', async () => {
  const search = await searchIn(page('/qui', 'L’équipe', ['qui êtes-vous']), page('/ou', 'Adresses', ['où êtes-vous']));
  expect(titles(search('qui êtes-vous ?').exact)[0]).toBe('L’équipe');
  expect(titles(search('ou etes vous').exact)[0]).toBe('Adresses');
});

test.each([
  ['wifi', 'wi-fi', 'wi fi', 'Wi\u2011Fi'],
  ['linkedin', 'linked in', 'Linked-In'],
  ['télétravail', 'tele-travail', 'télé travail', 'télé\u00ADtravail'],
  ['e-learning', 'elearning'],
])('finds the same for %s and its other writings', async (...queries) => {
  const search = await searchIn(
    course('Installer le Wi-Fi'),
    course('Réseaux', 'Poser du wifi'),
    course('Travail à la télé', 'Le fi de la wi'),
    course('LinkedIn', 'Organiser le télétravail'),
    course('Un module e-learning'),
  );
  const [first, ...others] = queries.map((query) => search(query));
  expect(first?.exact.length).toBeGreaterThan(0);
  for (const other of others) expect(other).toEqual(first);
});
