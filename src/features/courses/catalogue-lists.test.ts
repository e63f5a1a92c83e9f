import { expect, test } from 'vitest';
import { LISTED_COURSES, listedCourse } from '#tests/support/sample-list.ts';
import { catalogueLists, listQuery } from './catalogue-lists.ts';

const TODAY = new Date('2026-11-23T10:00:00Z');
const pages = catalogueLists(LISTED_COURSES, TODAY);

test('builds category, place and CPF or certification together, and every other choice alone', () => {
  const addresses = pages.map(({ canonical }) => canonical);
  expect(addresses).toContain('/courses');
  expect(addresses).toContain('/courses?category=Bureautique&lieu=angers&cpf=oui');
  expect(addresses).toContain('/courses?lieu=angers&certification=oui');
  expect(addresses).not.toContain('/courses?cpf=oui&certification=oui');
  expect(addresses).toContain('/courses?prix=500');
  expect(addresses).not.toContain('/courses?lieu=angers&prix=500');
  expect(new Set(addresses).size).toBe(addresses.length);
});

test('builds no list without a course but that of a category', () => {
  expect(pages.filter(({ total }) => total === 0).map(({ canonical }) => canonical)).toEqual([
    '/courses?category=Intelligence%20Artificielle',
  ]);
});

test('leads to the choice alone where there is no page for it beside the others', () => {
  const hrefOf = (canonical: string, label: string) => {
    const { categories = [], groups = [] } = pages.find((page) => page.canonical === canonical)?.filters ?? {};
    return [...categories, ...groups.flatMap(({ options }) => options)].find((option) => option.label === label)?.href;
  };
  expect(hrefOf('/courses?lieu=angers', 'Éligible au CPF')).toBe('/courses?lieu=angers&cpf=oui');
  expect(hrefOf('/courses?lieu=angers', '500\u00a0€ au plus')).toBe('/courses?prix=500');
  // Nothing has both: the category alone has a page.
  expect(hrefOf('/courses?lieu=angers', 'Informatique')).toBe('/courses?category=Informatique');
});

test('names the list of each page so that its query can be read from it', () => {
  const filtered = pages.filter(({ isFiltered }) => isFiltered);
  expect(filtered.length).toBeGreaterThan(10);
  for (const { hrefs, query } of filtered) {
    const { category, choices } = query;
    const name = hrefs[0]?.replace('/courses/filtre/', '') ?? '';
    expect(listQuery(name), name).toEqual({ ...(category !== undefined && { category }), ...choices });
  }
});

test('lists twenty-four courses to a page, and four pages at most of what is chosen', () => {
  const many = Array.from({ length: 150 }, (_, index) => listedCourse({ id: `excel-${index}`, places: ['Angers'] }));
  const courses = [...many, listedCourse({ id: 'linux', category: 'Informatique' })];
  const lists = catalogueLists(courses, TODAY);
  expect(
    lists.filter(({ query }) => query.category === undefined && Object.keys(query.choices).length === 0),
  ).toHaveLength(7);
  const atAngers = lists.filter(({ hrefs }) => hrefs[0] === '/courses/filtre/lieu-angers');
  expect(atAngers.map(({ courses: { length }, total }) => [length, total])).toEqual(Array(4).fill([24, 150]));
});
