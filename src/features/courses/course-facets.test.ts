import { expect, test } from 'vitest';
import { LISTED_COURSES } from '#tests/support/sample-list.ts';
import { type Choices, choiceWords, facetGroups, hasChoices } from './course-facets.ts';

const TODAY = '2026-11-23';
const GROUPS = facetGroups(LISTED_COURSES, TODAY);

test.each<[Choices, string[]]>([
  [{}, ['excel', 'word', 'linux', 'reseaux']],
  [{ lieu: 'angers' }, ['excel', 'word']],
  [{ lieu: 'a-distance' }, ['word', 'linux']],
  [{ lieu: 'nantes' }, []],
  [{ cpf: 'oui' }, ['excel', 'word']],
  [{ certification: 'oui' }, ['excel']],
  // What a group pays is no price for one person.
  [{ prix: '500' }, ['excel']],
  [{ prix: '1000' }, ['excel', 'word']],
  [{ duree: '1' }, ['word']],
  [{ duree: '3' }, ['excel', 'word', 'reseaux']],
  [{ avant: '2027-02' }, ['word']],
  [{ avant: '2027-03' }, ['excel', 'word']],
])('finds by %o the courses %o', (choices, ids) => {
  expect(LISTED_COURSES.filter((course) => hasChoices(course, choices, TODAY)).map(({ id }) => id)).toEqual(ids);
});

test('wants the place and the date of one session', () => {
  const choices = { lieu: 'angers', avant: '2027-03' };
  expect(LISTED_COURSES.filter((course) => hasChoices(course, choices, TODAY)).map(({ id }) => id)).toEqual(['excel']);
});

test('counts no session that has begun since the build', () => {
  const choices = { avant: '2027-02' };
  expect(LISTED_COURSES.some((course) => hasChoices(course, choices, '2027-01-11'))).toBe(false);
});

test('offers the choices that tell the courses apart, the months to come among them', () => {
  expect(GROUPS.map(({ facet, options }) => [facet, options.map(({ label }) => label)])).toEqual([
    ['lieu', ['À distance', 'Angers']],
    ['cpf', ['Éligible au CPF']],
    ['certification', ['Certification préparée']],
    ['prix', ['500\u00a0€ au plus', '1\u202f000\u00a0€ au plus']],
    ['duree', ['Un jour', 'Deux jours au plus', 'Trois jours au plus']],
    ['avant', ['Avant février 2027', 'Avant mars 2027']],
  ]);
});

test('offers nothing where the courses are all alike', () => {
  expect(facetGroups(LISTED_COURSES.slice(3), TODAY)).toEqual([]);
});

test('says what is chosen, and an old value by itself', () => {
  const choices = { lieu: 'angers', cpf: 'oui', certification: 'oui', prix: '500', duree: '2', avant: '2027-03' };
  expect(choiceWords(GROUPS, choices)).toBe(
    'à Angers, avec le CPF, avec certification, à 500\u00a0€ au plus, en deux jours au plus, avant mars 2027',
  );
  expect(choiceWords(GROUPS, { lieu: 'a-distance' })).toBe('à distance');
  expect(choiceWords(GROUPS, { lieu: 'nantes' })).toBe('à nantes');
  expect(choiceWords(GROUPS, {})).toBe('');
});
