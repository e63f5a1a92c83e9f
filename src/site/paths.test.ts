import { expect, test } from 'vitest';
import { isIndexed, paths } from './paths.ts';

test('makes no address with a trailing slash or .html', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(7 as never)));
  // Skip URLs of other sites.
  for (const path of all)
    if (path !== paths.home && path.startsWith('/')) expect(path).toMatch(/^\/[^?]*[^/?](\?.+)?$/);
  expect(all.filter((path) => path.includes('.html'))).toEqual([]);
});

test('numbers the pages of a list from the second', () => {
  expect(paths.coursePage(1)).toBe('/courses');
  expect(paths.coursePage(2)).toBe('/courses/page/2');
  expect(paths.coursePage(1, 'bureautique')).toBe('/courses/categorie/bureautique');
  expect(paths.coursePage(3, 'bureautique')).toBe('/courses/categorie/bureautique/page/3');
});

test('encodes a category in an address', () => {
  const url = new URL(paths.courseCategory('Intelligence Artificielle'), 'https://site.example');
  expect(url.searchParams.get('category')).toBe('Intelligence Artificielle');
});

test.each(['/', '/courses', '/courses/excel-fondamentaux', '/contact', '/courses/page/2', '/blog/3'])(
  'lets search engines list %s',
  (path) => {
    expect(isIndexed(path)).toBe(true);
  },
);

test.each([
  '/merci-rappel',
  '/contact-inscription-ia',
  '/IA-demo',
  '/formation-non-trouvee',
  '/demande-non-envoyee',
  '/404',
  '/courses/categorie/bureautique',
])('hides %s from search engines', (path) => {
  expect(isIndexed(path)).toBe(false);
});

test('names the course and the session in the address of the form', () => {
  expect(paths.courseRequest('excel')).toBe('/contact?formation=excel#demande');
  expect(paths.courseRequest('excel', '2027-01-11')).toBe('/contact?formation=excel&session=2027-01-11#demande');
  expect(isIndexed(paths.courseRequestPage('excel'))).toBe(false);
});
