import { expect, test } from 'vitest';
import { breadcrumbsTo } from './navigation.ts';

const labels = (href: string, title = 'Titre') => breadcrumbsTo(href, title).map(({ label }) => label);

test('starts from the home page, which has no way to itself', () => {
  expect(labels('/')).toEqual([]);
  expect(labels('/about')).toEqual(['Accueil', 'À propos']);
});

test('leads to courses through the catalogue and to articles through the blog', () => {
  expect(labels('/courses/excel', 'Excel')).toEqual(['Accueil', 'Formations', 'Excel']);
  expect(labels('/blog/3', 'Dossier OPCO')).toEqual(['Accueil', 'Blog', 'Dossier OPCO']);
});

test('leads to a category and to further pages through their list', () => {
  expect(labels('/courses?category=Bureautique', 'Formations Bureautique')).toEqual([
    'Accueil',
    'Formations',
    'Formations Bureautique',
  ]);
  expect(labels('/courses/page/2', 'Catalogue, page 2')).toEqual(['Accueil', 'Formations', 'Catalogue, page 2']);
});

test('names a page by its title where no menu does', () => {
  expect(labels('/bureautique', 'Formations en bureautique')).toEqual(['Accueil', 'Formations en bureautique']);
});
