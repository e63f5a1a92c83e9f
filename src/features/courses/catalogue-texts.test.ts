import { expect, test } from 'vitest';
import { LISTED_COURSES } from '#tests/support/sample-course.ts';
import type { Query } from '#src/features/filter/query.ts';
import { catalogueCount, catalogueTitle } from './catalogue-texts.ts';
import { courseFilters } from './facets.ts';

const groups = courseFilters(LISTED_COURSES, '2026-11-23');

test.each<[Query, number, number | undefined, string, string]>([
  [{}, 1, 8, 'Catalogue des formations', '8 formations'],
  [{}, 2, 40, 'Catalogue des formations, page 2', '40 formations'],
  [{ category: 'Bureautique' }, 1, 8, 'Formations Bureautique', '8 formations'],
  [{ q: 'excel' }, 1, 3, '3 formations pour «\u00a0excel\u00a0»', '3 formations pour «\u00a0excel\u00a0»'],
  [{ q: ' excel ' }, 1, undefined, 'Formations pour «\u00a0excel\u00a0»', 'Formations pour «\u00a0excel\u00a0»'],
  [
    { category: 'Bureautique', q: 'excel' },
    1,
    1,
    '1 formation Bureautique pour «\u00a0excel\u00a0»',
    '1 formation pour «\u00a0excel\u00a0»',
  ],
  [{ lieu: 'angers' }, 1, 5, '5 formations, à Angers', '5 formations, à Angers'],
  [
    { category: 'Bureautique', lieu: 'angers', cpf: 'oui', q: 'excel' },
    1,
    1,
    '1 formation, Bureautique, à Angers, avec le CPF, pour «\u00a0excel\u00a0»',
    '1 formation, Bureautique, à Angers, avec le CPF, pour «\u00a0excel\u00a0»',
  ],
  [
    { q: 'x'.repeat(100) },
    1,
    0,
    `Aucune formation pour «\u00a0${'x'.repeat(24)}…\u00a0»`,
    `Aucune formation pour «\u00a0${'x'.repeat(24)}…\u00a0»`,
  ],
])('calls %o, page %s, %s courses « %s » and counts « %s »', (query, page, total, title, count) => {
  expect(catalogueTitle({ query, page, groups, total })).toBe(title);
  expect(catalogueCount({ query, groups, total })).toBe(count);
});
