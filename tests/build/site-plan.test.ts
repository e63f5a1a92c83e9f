import { expect, test } from 'vitest';
import { paths } from '#src/site/paths.ts';
import { atLeast } from '../support/at-least.ts';
import { attributes, builtPage, builtPages, readBuilt } from '../support/built-site.ts';

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

/** Every page that a visitor may be on: neither the editors' screen nor a form that is framed. */
const visited = () => builtPages().filter(({ path }) => !/^\/(admin|embed)(\/|$)/.test(path));

test('reaches the plan and the search from the foot of every page, at the same place', () => {
  const last = visited().map(({ path, root }) => {
    const list = root.querySelectorAll('footer ul').find((each) => each.querySelector(`a[href="${paths.sitePlan}"]`));
    return { path, links: attributes(list ?? root, 'href') };
  });
  const [{ links: usual } = { links: [] }] = last;
  expect(usual).toEqual(expect.arrayContaining([paths.sitePlan, paths.search]));
  expect(last.filter(({ links }) => links.join(' ') !== usual.join(' ')).map(({ path }) => path)).toEqual([]);
});

test('has one menu, at one place, on every page that has a menu', () => {
  const headers = visited().flatMap(({ root }) => {
    const header = root.querySelector('body > header:has(nav)');
    return header === null ? [] : [header.querySelectorAll('a').map((link) => link.getAttribute('href'))];
  });
  expect(headers.length).toBeGreaterThanOrEqual(atLeast(50));
  expect(new Set(headers.map((links) => links.join(' '))).size).toBe(1);
});
