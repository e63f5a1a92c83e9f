import { expect, test } from 'vitest';
import { breadcrumbsTo } from './navigation.ts';

const labels = (href: string, title = 'Titre') => breadcrumbsTo(href, title).map(({ label }) => label);

test('starts from the home page, which has no breadcrumbs', () => {
  expect(labels('/')).toEqual([]);
  expect(labels('/about')).toEqual(['Accueil', 'À propos']);
});

test('shows the catalogue above courses and the blog above articles', () => {
  expect(labels('/courses/excel', 'Excel')).toEqual(['Accueil', 'Formations', 'Excel']);
  expect(labels('/blog/3', 'Dossier OPCO')).toEqual(['Accueil', 'Blog', 'Dossier OPCO']);
});

test('shows the list above categories and later pages', () => {
  expect(labels('/courses?category=Bureautique', 'Formations Bureautique')).toEqual([
    'Accueil',
    'Formations',
    'Formations Bureautique',
  ]);
  expect(labels('/courses/page/2', 'Catalogue, page 2')).toEqual(['Accueil', 'Formations', 'Catalogue, page 2']);
});

test('labels a page that is in no menu by its title', () => {
  expect(labels('/bureautique', 'Formations en bureautique')).toEqual(['Accueil', 'Formations en bureautique']);
});
