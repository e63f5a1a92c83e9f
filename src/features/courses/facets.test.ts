import { expect, test } from 'vitest';
import { LISTED_COURSES } from '#tests/support/sample-course.ts';
import type { Query } from '#src/features/filter/query.ts';
import { courseFilters, facetsInWords, findCourses } from './facets.ts';

const TODAY = '2026-11-23';
const GROUPS = courseFilters(LISTED_COURSES, TODAY);
const idsOf = (query: Query, today = TODAY) => findCourses(LISTED_COURSES, query, today).map(({ id }) => id);

test.each<[Query, string[]]>([
  [{}, ['excel', 'word', 'linux', 'reseaux']],
  [{ category: 'Informatique' }, ['linux', 'reseaux']],
  [{ q: ' EXCEL' }, ['excel']],
  [{ q: 'reseaux' }, ['reseaux']],
  [{ category: 'Bureautique', q: 'linux' }, []],
  [{ lieu: 'angers' }, ['excel', 'word']],
  [{ lieu: 'a-distance' }, ['word', 'linux']],
  [{ lieu: 'nantes' }, []],
  [{ cpf: 'oui' }, ['excel', 'word']],
  [{ certification: 'oui' }, ['excel']],
  // The price of a group is not a price for one person.
  [{ prix: '500' }, ['excel']],
  [{ prix: '1000' }, ['excel', 'word']],
  [{ duree: '1' }, ['word']],
  [{ duree: '3' }, ['excel', 'word', 'reseaux']],
  [{ avant: '2027-02' }, ['word']],
  [{ avant: '2027-03' }, ['excel', 'word']],
  // Place and date are those of one session.
  [{ lieu: 'angers', avant: '2027-03' }, ['excel']],
])('finds by %o the courses %o', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('finds no session that has begun since the build', () => {
  expect(idsOf({ avant: '2027-02' }, '2027-01-11')).toEqual([]);
});

test('offers the categories, and the values that tell the courses apart', () => {
  expect(GROUPS.slice(1).map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual([
    ['lieu', ['À distance', 'Angers']],
    ['cpf', ['Éligible au CPF']],
    ['certification', ['Certification préparée']],
    ['prix', ['500\u00a0€ au plus', '1\u202f000\u00a0€ au plus']],
    ['duree', ['Un jour', 'Deux jours au plus', 'Trois jours au plus']],
    ['avant', ['Avant février 2027', 'Avant mars 2027']],
  ]);
  expect(courseFilters(LISTED_COURSES.slice(3), TODAY).map(({ name }) => name)).toEqual(['category']);
});

test('writes the chosen facets in words, and an unknown value as it is', () => {
  const query = { lieu: 'angers', cpf: 'oui', certification: 'oui', prix: '500', duree: '2', avant: '2027-03' };
  expect(facetsInWords(GROUPS, query)).toBe(
    'à Angers, avec le CPF, avec certification, à 500\u00a0€ au plus, en deux jours au plus, avant mars 2027',
  );
  expect(facetsInWords(GROUPS, { lieu: 'a-distance' })).toBe('à distance');
  expect(facetsInWords(GROUPS, { lieu: 'nantes' })).toBe('à nantes');
  expect(facetsInWords(GROUPS, {})).toBe('');
});
