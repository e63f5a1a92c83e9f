import { expect, test } from 'vitest';
import { catalogueCount, catalogueTitle } from './catalogue-heading.ts';

test.each([
  [{}, 'Catalogue des formations'],
  [{ page: 2 }, 'Catalogue des formations, page 2'],
  [{ category: 'Bureautique' }, 'Formations Bureautique'],
  [{ category: 'Bureautique', total: 8 }, 'Formations Bureautique'],
  [{ search: 'excel', total: 3 }, '3 formations pour «\u00a0excel\u00a0»'],
  [{ search: ' excel ' }, 'Formations pour «\u00a0excel\u00a0»'],
  [{ category: 'Bureautique', search: 'excel', total: 1 }, '1 formation Bureautique pour «\u00a0excel\u00a0»'],
  [{ chosen: 'à Angers', total: 5 }, '5 formations, à Angers'],
  [
    { category: 'Bureautique', chosen: 'à Angers, avec le CPF', search: 'excel', total: 1 },
    '1 formation, Bureautique, à Angers, avec le CPF, pour «\u00a0excel\u00a0»',
  ],
  [{ search: 'zzz', total: 0 }, 'Aucune formation pour «\u00a0zzz\u00a0»'],
])('calls %o « %s »', (shown, title) => {
  expect(catalogueTitle(shown)).toBe(title);
});

test('counts what is shown, and says what was looked for', () => {
  expect(catalogueCount({ category: 'Bureautique', total: 8 })).toBe('8 formations');
  expect(catalogueCount({ search: 'excel', total: 3 })).toBe('3 formations pour «\u00a0excel\u00a0»');
  expect(catalogueCount({ category: 'Bureautique', chosen: 'à Angers', total: 3 })).toBe(
    '3 formations, Bureautique, à Angers',
  );
});

test('quotes the beginning of a long search', () => {
  expect(catalogueCount({ search: 'x'.repeat(100), total: 0 })).toBe(
    `Aucune formation pour «\u00a0${'x'.repeat(24)}…\u00a0»`,
  );
});
