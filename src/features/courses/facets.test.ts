import { type Query, readQuery } from '#src/features/filter/query.ts';
import { LISTED_COURSES, listedCourse } from '#tests/support/sample-course.ts';
import { catalogueCount, catalogueTitle, courseFilters, findCourses } from './facets.ts';
import { expect, test } from 'vitest';

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
  // A price for a group or excluding tax is not what one person pays.
  [{ prix: '500' }, ['excel']],
  [{ prix: '1000' }, ['excel', 'word']],
  [{ duree: '1' }, ['word']],
  [{ duree: '3' }, ['excel', 'word', 'reseaux']],
  [{ avant: '2027-02' }, ['word']],
  [{ avant: '2027-03' }, ['excel', 'word']],
  // Place and date must match the same session.
  [{ lieu: 'angers', avant: '2027-03' }, ['excel']],
  [{ tri: 'date' }, ['word', 'excel', 'linux', 'reseaux']],
  // The next session of Word is elsewhere, so the sort uses the later session of Word in Angers.
  [{ tri: 'date', lieu: 'angers' }, ['excel', 'word']],
  [{ tri: 'prix' }, ['excel', 'word', 'linux', 'reseaux']],
])('finds courses by the query %o: %o', (query, ids) => {
  expect(idsOf(query)).toEqual(ids);
});

test('finds a course by its days, which may be longer than seven hours', () => {
  const long = listedCourse({ hours: 7.5, days: 1 });
  expect(findCourses([long], { duree: '1' }, TODAY)).toHaveLength(1);
  expect(findCourses([{ ...long, days: undefined }], { duree: '1' }, TODAY)).toHaveLength(0);
});

const WRITINGS = ['Wifi', 'wi-fi', 'wi fi', 'WI\u2011FI', 'télé-travail', 'tele travail', 'wi-fi en télé-travail'];

test.each(WRITINGS)('finds « %s » with and without hyphens', (q) => {
  const titles = ['Le Wi-Fi en télétravail', 'Le wifi en télé-travail', 'Le téléphone au travail'];
  const courses = titles.map((title) => listedCourse({ title }));
  expect(findCourses(courses, { q }, TODAY).map(({ title }) => title)).toEqual(titles.slice(0, 2));
});

test.each([{ cpf: 'non' }, { certification: 'non' }, { avant: 'mars' }])('finds nothing for %o', (query) => {
  expect(idsOf(query)).toEqual([]);
});

test('leaves values that a facet does not know out of the title', () => {
  const shown = { query: { cpf: 'non', lieu: 'nantes' }, groups: GROUPS, total: 0 };
  expect(catalogueTitle({ ...shown, page: 1 })).toBe('Catalogue des formations');
});

test('ignores sessions that have begun since the build', () => {
  expect(idsOf({ avant: '2027-02' }, '2027-01-11')).toEqual([]);
});

test('offers only options that narrow the list', () => {
  expect(GROUPS.slice(1).map(({ name, options }) => [name, options.map(({ label }) => label)])).toEqual([
    ['lieu', ['À distance', 'Angers']],
    ['cpf', ['Éligible au CPF']],
    ['certification', ['Certification préparée']],
    ['prix', ['500\u00a0€ au plus', '1\u202f000\u00a0€ au plus']],
    ['duree', ['Un jour', 'Deux jours au plus', 'Trois jours au plus']],
    ['avant', ['Avant février 2027', 'Avant mars 2027']],
    ['tri', ['Date', 'Prix']],
  ]);
});

test('knows the filters that have no option, so that an address that names one finds nothing', () => {
  const groups = courseFilters(LISTED_COURSES.slice(3), TODAY);
  expect(groups.filter(({ options }) => options.length > 0).map(({ name }) => name)).toEqual(['category']);
  expect(readQuery('?lieu=brest', groups)).toEqual({ lieu: 'brest' });
});

const OFFICE = { category: 'Bureautique', q: 'excel' };
const FILTERED = { certification: 'oui', prix: '500', duree: '2', avant: '2027-03' };
const LIMITED = '1 formation, avec certification, à 500 € au plus, en deux jours au plus, avant mars 2027';
const FOUND = '3 formations, Bureautique, à Angers, avec le CPF, pour « excel »';

test.each<[Query, number, number | undefined, string, string | undefined]>([
  [{}, 1, 8, 'Catalogue des formations', '8 formations'],
  [{}, 2, 40, 'Catalogue des formations, page 2', '40 formations'],
  [{ category: 'Bureautique' }, 1, 8, 'Formations Bureautique', '8 formations'],
  [{ q: ' excel ' }, 1, undefined, 'Formations pour « excel »', undefined],
  [OFFICE, 1, 1, '1 formation Bureautique pour « excel »', '1 formation pour « excel »'],
  [FILTERED, 1, 1, LIMITED, undefined],
  [{ ...OFFICE, lieu: 'angers', cpf: 'oui' }, 1, 3, FOUND, undefined],
  [{ q: 'x'.repeat(100) }, 1, 0, `Aucune formation pour « ${'x'.repeat(23)}… »`, undefined],
])('writes the title of the query %o, page %s, with %s courses: « %s »', (query, page, total, title, count) => {
  const spaced = (text: string) => text.replace(/\s/g, ' ');
  expect(spaced(catalogueTitle({ query, page, groups: GROUPS, total }))).toBe(title);
  expect(spaced(catalogueCount({ query, groups: GROUPS, total }))).toBe(count ?? title);
});
