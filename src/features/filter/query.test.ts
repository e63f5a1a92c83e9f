import { expect, test } from 'vitest';
import {
  countOptions,
  type FilterGroup,
  optionLink,
  type Query,
  queryString,
  readQuery,
  relaxedQueries,
} from './query.ts';

const IA = { value: 'Intelligence Artificielle', label: 'Intelligence Artificielle' };
const CATEGORY: FilterGroup = { name: 'category', label: 'Domaine', options: [{ value: '', label: 'Toutes' }, IA] };
const ANGERS = { value: 'angers', label: 'Angers' };
const PLACE: FilterGroup = { name: 'lieu', label: 'Lieu', position: 'row', options: [ANGERS] };
const GROUPS = [CATEGORY, PLACE];

test.each([
  ['', {}],
  ['?category=Intelligence%20Artificielle&q=excel', { category: 'Intelligence Artificielle', q: 'excel' }],
  ['?lieu=ANGERS%20&category=intelligence+artificielle', { category: 'Intelligence Artificielle', lieu: 'angers' }],
  ['?lieu=Nantes%26utm_source=lettre&q=', { lieu: 'nantes' }],
  ['?utm_source=lettre&amp;lieu=nantes', { lieu: 'nantes' }],
])('parses %o as %o', (search, query) => {
  expect(readQuery(search, GROUPS)).toEqual(query);
});

test('writes the parameters in the order of the groups', () => {
  const query = { q: 'c++', lieu: 'angers', category: 'Intelligence Artificielle' };
  expect(queryString(query, GROUPS)).toBe('?category=Intelligence%20Artificielle&lieu=angers&q=c%2B%2B');
  expect(readQuery(queryString(query, GROUPS), GROUPS)).toEqual(query);
  expect(queryString({ lieu: '' }, GROUPS)).toBe('');
});

test('removes a choice made twice, unless the group has an option for all', () => {
  const hrefOf = (query: Query, group: FilterGroup, value: string) =>
    optionLink('/', GROUPS, query, group, { value, label: '' }).href;
  expect(hrefOf({ lieu: 'angers' }, PLACE, 'angers')).toBe('/');
  expect(hrefOf({ category: 'A', lieu: 'angers' }, CATEGORY, 'A')).toBe('/?category=A&lieu=angers');
  expect(hrefOf({ category: 'A', lieu: 'angers' }, CATEGORY, '')).toBe('/?lieu=angers');
});

test('counts the results of each option together with the other choices', () => {
  const [category] = countOptions(GROUPS, { lieu: 'angers' }, (query) => queryString(query, GROUPS).length);
  expect(category?.options.map(({ count }) => count)).toEqual([12, 49]);
});

test('suggests queries with one choice removed, most results first', () => {
  const totals: Record<string, number> = { '?lieu=angers&q=x': 2, '?category=A&q=x': 0, '?category=A&lieu=angers': 5 };
  const count = (query: Query) => totals[queryString(query, GROUPS)] ?? 0;
  const relaxed = relaxedQueries(GROUPS, { category: 'A', lieu: 'angers', q: 'x' }, count);
  expect(relaxed.map(({ without, total }) => [without, total])).toEqual([
    ['x', 5],
    ['ce choix', 2],
  ]);
  expect(relaxedQueries(GROUPS, { lieu: 'angers' }, count)).toEqual([]);
});
