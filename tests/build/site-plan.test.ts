import { expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import { attributes, builtPage, readBuilt } from '../support/built-site.ts';

const sitemap = () =>
  [...readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => {
    const { pathname, search } = new URL(address);
    return pathname + search;
  });

test('leads to every page that search engines list, further pages of a list apart', () => {
  const main = builtPage(paths.sitePlan).root.querySelector('main');
  if (main === null) throw new Error('The plan has no main part.');
  const linked = new Set([...attributes(main, 'href'), paths.sitePlan]);
  expect(
    sitemap().filter((path) => !linked.has(path) && !/\/page\/\d+$/.test(path)),
    'Name it in src/site/navigation.ts or src/features/site-plan/site-plan.ts; a page that nobody should find is `noindex`, and in UNLISTED of src/site/paths.ts',
  ).toEqual([]);
});
