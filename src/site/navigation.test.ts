import { expect, test } from 'vitest';
import { breadcrumbsTo } from './navigation.ts';

const labels = (href: string, title = 'Titre') => breadcrumbsTo(href, title).map(({ label }) => label);

test('starts from the home page, which has no breadcrumbs', () => {
  expect(labels('/')).toEqual([]);
  expect(labels('/about')).toEqual(['Accueil', 'À propos']);
});

test.each([
  ['/courses/excel', 'Excel', ['Accueil', 'Formations', 'Excel']],
  ['/blog/3', 'Dossier OPCO', ['Accueil', 'Blog', 'Dossier OPCO']],
  ['/courses?category=Bureautique', 'Formations Bureautique', ['Accueil', 'Formations', 'Formations Bureautique']],
  ['/courses/page/2', 'Catalogue, page 2', ['Accueil', 'Formations', 'Catalogue, page 2']],
  ['/bureautique', 'Formations en bureautique', ['Accueil', 'Formations en bureautique']],
])('shows the list above %s, and the title of a page in no menu', (href, title, expected) => {
  expect(labels(href, title)).toEqual(expected);
});
