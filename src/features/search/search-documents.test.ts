import { expect, test } from 'vitest';
import { searchDocuments } from './search-documents.ts';

test('leaves out pages of search.yaml that this build lacks', () => {
  const built = ['/contact', '/courses'];
  const absent = [
    '/blog',
    '/blog/3',
    '/blog/categorie/securite',
    '/courses/brouillon#tarif',
    '/courses/categorie/absente',
  ];
  const none = { courses: [], articles: [], people: [], catalogues: [], pages: [] };
  const configuredPages = [...absent, ...built].map((href) => ({ href, title: href, words: [] }));
  const found = searchDocuments({ ...none, configuredPages }).map(({ href }) => href);
  expect(found).toEqual(built);
});
