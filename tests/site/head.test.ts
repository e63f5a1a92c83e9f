import { statSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { hasAiCourse, hasArticles } from '#src/site/optional-content.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { attributes, type BuiltPage, canonicalOf, isIndexable, metaOf } from '../support/built-page.ts';
import { atLeast, builtPage, builtPages, DIST, indexablePages, isSample, readBuilt } from '../support/built-site.ts';

const textOf = ({ root }: BuiltPage, selector: string) => root.querySelector(selector)?.text ?? '';

/** Course pages may have titles and descriptions of any length, because editors choose them. */
const isCourse = ({ path }: BuiltPage) => /^\/courses\/[^/]+$/.test(path);

const wrong = (
  pages: readonly BuiltPage[],
  valueOf: (page: BuiltPage) => string,
  isRight: (value: string) => boolean,
) => pages.flatMap((page) => (isRight(valueOf(page)) ? [] : [`${page.path}: ${valueOf(page)}`]));

const repeated = (pages: readonly BuiltPage[], valueOf: (page: BuiltPage) => string) => {
  const values = pages.map(valueOf);
  return values.filter((value, index) => values.indexOf(value) !== index);
};

const others = () => builtPages().filter((page) => !isCourse(page));

test('gives every page a unique title, short enough for search results', () => {
  const title = (page: BuiltPage) => textOf(page, 'title');
  const longest = Math.max(60, ` | ${site.brand.name}`.length + 30);
  expect(wrong(others(), title, (text) => text.length >= atLeast(11) && text.length <= longest)).toEqual([]);
  expect(wrong(builtPages(), title, (text) => text.endsWith(`| ${site.brand.name}`))).toEqual([]);
  expect(repeated(indexablePages(), title)).toEqual([]);
});

test('gives every page a unique description, of 70 to 155 characters in the sample', () => {
  const description = (page: BuiltPage) => metaOf(page, 'description');
  if (isSample)
    expect(wrong(others().filter(isIndexable), description, ({ length }) => length >= 70 && length <= 155)).toEqual([]);
  expect(repeated(indexablePages(), description)).toEqual([]);
});

test('says that every page is in French, under a main heading', () => {
  expect(builtPages().filter(({ root }) => root.querySelector('html[lang=fr] h1') === null)).toEqual([]);
});

test('points the canonical address of every indexable page to the page itself', () => {
  expect(repeated(indexablePages(), canonicalOf)).toEqual([]);
  for (const page of indexablePages()) {
    const { origin, pathname, search } = new URL(canonicalOf(page));
    expect(origin).toBe(new URL(site.brand.url).origin);
    if (search === '') expect(pathname).toBe(page.path);
  }
});

test('omits the canonical address on pages without indexing', () => {
  const hidden = builtPages().filter((page) => !isIndexable(page));
  expect(hidden.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/404',
      '/merci-rappel',
      ...(hasAiCourse ? [paths.aiEnrolment] : []),
      paths.courseNotFound,
      paths.formRefused,
      ...(hasArticles('production') ? [paths.articleNotFound] : []),
    ]),
  );
  expect(wrong(hidden, canonicalOf, (address) => address === '')).toEqual([]);
});

test('describes every page to social networks', () => {
  const names = ['og:title', 'og:description', 'og:image', 'og:image:alt', 'og:locale', 'og:site_name'];
  for (const page of indexablePages()) {
    expect([page.path, names.filter((name) => metaOf(page, name) === '')]).toEqual([page.path, []]);
    expect(metaOf(page, 'og:url')).toBe(canonicalOf(page));
  }
});

test('gives every page a share picture of the right size', async () => {
  const addresses = [...new Set(builtPages().map((page) => metaOf(page, 'og:image')))];
  expect(addresses.length).toBeGreaterThanOrEqual(atLeast(30));
  for (const address of addresses) {
    expect(address.startsWith(`${site.brand.url}/images/`), address).toBe(true);
    const file = join(DIST, new URL(address).pathname);
    expect(await sharp(file).metadata(), address).toMatchObject({ width: 1200, height: 630, format: 'png' });
    expect(statSync(file).size, address).toBeLessThan(150_000);
  }
});

test('lists exactly the indexable pages in the sitemap', () => {
  const [, index = ''] = /<loc>([^<]+)<\/loc>/.exec(readBuilt('sitemap-index.xml')) ?? [];
  expect(index).toBe(`${site.brand.url}/sitemap-0.xml`);
  const listed = [...readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).href,
  );
  const canonical = indexablePages().map((page) => new URL(canonicalOf(page)).href);
  expect(listed.toSorted()).toEqual(canonical.toSorted());
});

test('links every page of the sitemap in the site plan, except later list pages, and the plan on every page', () => {
  const isLinked = ({ root }: BuiltPage) => root.querySelector(`footer a[href="${paths.sitePlan}"]`) !== null;
  expect(indexablePages().filter((page) => !isLinked(page))).toEqual([]);
  const main = builtPage(paths.sitePlan).root.querySelector('main');
  const linked = new Set([...(main === null ? [] : attributes(main, 'href')), paths.sitePlan]);
  expect(
    indexablePages()
      .map((page) => canonicalOf(page).slice(site.brand.url.length) || '/')
      .filter((path) => !linked.has(path) && !/\/page\/\d+$|^\/agenda\/./.test(path)),
    'Add the page to src/site/navigation.ts, src/features/site-plan/site-plan.ts or, to hide it, NOT_INDEXED of src/site/paths.ts',
  ).toEqual([]);
});
