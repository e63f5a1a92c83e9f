import { expect, test } from 'vitest';
import { LISTED_COURSES } from '#tests/support/sample-list.ts';
import { facetGroups } from '../course-facets.ts';
import { catalogueFilters, chooseIn, looserQueries } from './catalogue-filters.ts';
import type { CatalogueQuery } from './catalogue-query.ts';

const GROUPS = facetGroups(LISTED_COURSES, '2026-11-23');
const ALL: CatalogueQuery = { category: undefined, search: '', choices: {} };
const optionOf = (query: CatalogueQuery, label: string) => {
  const { categories, groups } = catalogueFilters(LISTED_COURSES, GROUPS, query);
  return [...categories, ...groups.flatMap(({ options }) => options)].find((option) => option.label === label);
};

test('counts what each choice would find beside what is chosen', () => {
  expect(optionOf(ALL, 'Angers')).toMatchObject({ count: 2, href: '/courses?lieu=angers' });
  const atAngers = { ...ALL, choices: { lieu: 'angers' } };
  expect(optionOf(atAngers, '500\u00a0€ au plus')).toMatchObject({ count: 1, href: '/courses?lieu=angers&prix=500' });
  expect(optionOf(atAngers, 'Bureautique')).toMatchObject({
    count: 2,
    href: '/courses?category=Bureautique&lieu=angers',
  });
  expect(optionOf({ ...atAngers, search: 'word' }, 'Toutes')).toMatchObject({ count: 1 });
});

test('leads nowhere by a choice that finds nothing', () => {
  expect(optionOf({ ...ALL, category: 'Informatique' }, 'Angers')).toEqual({
    value: 'angers',
    label: 'Angers',
    count: 0,
  });
});

test('gives up what is chosen once more, and puts another in the place of one of its kind', () => {
  const atAngers = chooseIn(ALL, 'lieu', 'angers');
  expect(chooseIn(atAngers, 'lieu', 'angers')).toEqual(ALL);
  expect(chooseIn(atAngers, 'lieu', 'a-distance').choices).toEqual({ lieu: 'a-distance' });
  expect(optionOf(atAngers, 'Angers')).toMatchObject({ count: 2, href: '/courses' });
});

test('says which one choice to give up, the one that leaves most first', () => {
  const query = { category: 'Informatique', search: 'réseaux', choices: { lieu: 'angers' } };
  expect(looserQueries(LISTED_COURSES, query)).toEqual([
    { without: 'lieu', query: { ...query, choices: {} }, count: 1 },
  ]);
  const many = { category: 'Informatique', search: '', choices: { lieu: 'angers' } };
  expect(looserQueries(LISTED_COURSES, many).map(({ without, count }) => [without, count])).toEqual([
    ['category', 2],
    ['lieu', 2],
  ]);
  expect(looserQueries(LISTED_COURSES, { ...ALL, search: 'zzz' })).toEqual([]);
});
