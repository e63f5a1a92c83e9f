import { expect, test } from 'vitest';
import { catalogueHref, catalogueQueryIn } from './catalogue-query.ts';

test('reads a category and a search from an address', () => {
  expect(catalogueQueryIn('?category=Intelligence%20Artificielle&q=excel')).toEqual({
    category: 'Intelligence Artificielle',
    search: 'excel',
  });
  expect(catalogueQueryIn('?category=Intelligence+Artificielle').category).toBe('Intelligence Artificielle');
});

test('takes an address without a query for the whole catalogue', () => {
  expect(catalogueQueryIn('')).toEqual({ category: undefined, search: '' });
});

test.each([
  { category: undefined, search: '' },
  { category: 'Bureautique', search: '' },
  { category: undefined, search: 'tableaux & graphiques' },
  { category: 'Intelligence Artificielle', search: 'l’été à 100 %' },
])('writes the address of $category and « $search » so that it reads back', (query) => {
  const href = catalogueHref(query);
  expect(href).toMatch(/^\/courses/);
  expect(catalogueQueryIn(new URL(href, 'https://site.example').search)).toEqual(query);
});
