import { expect, test } from 'vitest';
import { catalogueHref, catalogueQueryIn, catalogueSearch } from './catalogue-query.ts';

test('reads a category and a search from an address', () => {
  expect(catalogueQueryIn('?category=Intelligence%20Artificielle&q=excel')).toEqual({
    category: 'Intelligence Artificielle',
    search: 'excel',
    choices: {},
  });
  expect(catalogueQueryIn('?category=Intelligence+Artificielle').category).toBe('Intelligence Artificielle');
});

test('reads the values of an old link whatever their case and accents', () => {
  expect(catalogueQueryIn('?category=intelligence-artificielle&lieu=%C3%80%20distance&cpf=Oui')).toMatchObject({
    category: 'Intelligence Artificielle',
    choices: { lieu: 'a-distance', cpf: 'oui' },
  });
});

test('takes an address without a query for the whole catalogue', () => {
  expect(catalogueQueryIn('')).toEqual({ category: undefined, search: '', choices: {} });
});

test.each([
  { category: undefined, search: '', choices: {} },
  { category: 'Bureautique', search: '', choices: {} },
  { category: undefined, search: 'tableaux & graphiques', choices: {} },
  { category: 'Intelligence Artificielle', search: 'l’été à 100 %', choices: { lieu: 'a-distance', prix: '500' } },
  { category: 'Bureautique', search: '', choices: { avant: '2027-03', cpf: 'oui' } },
])('writes the address of $category and « $search » so that it reads back', (query) => {
  const href = catalogueHref(query);
  expect(href).toMatch(/^\/courses/);
  expect(catalogueQueryIn(new URL(href, 'https://site.example').search)).toEqual(query);
});

test('writes two queries that ask for the same in one way, and leaves out what it does not know', () => {
  expect(catalogueSearch(catalogueQueryIn('?cpf=oui&utm_source=lettre&lieu=angers&prix='))).toBe('lieu=angers&cpf=oui');
  expect(catalogueSearch(catalogueQueryIn('?lieu=angers&cpf=oui'))).toBe('lieu=angers&cpf=oui');
});
