import { expect, test } from 'vitest';
import { isIndexed, paths } from './paths.ts';

test('makes no address with a trailing slash or .html', () => {
  const all = Object.values(paths).map((path) => (typeof path === 'string' ? path : path(7 as never)));
  // Skip URLs of other sites.
  for (const path of all)
    if (path !== paths.home && path.startsWith('/')) expect(path).toMatch(/^\/[^?]*[^/?](\?.+)?$/);
  expect(all.filter((path) => path.includes('.html'))).toEqual([]);
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
