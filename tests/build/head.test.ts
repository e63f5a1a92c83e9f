import { join } from 'node:path';
import sharp from 'sharp';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { courseJsonSchema } from '#src/features/courses/course-json-schema.ts';
import { hasArticles } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { atLeast } from '../support/at-least.ts';
import { type BuiltPage, builtPages, DIST, readBuilt } from '../support/built-site.ts';
import { defectOf } from '../support/site-links.ts';

const textOf = ({ root }: BuiltPage, selector: string) => root.querySelector(selector)?.text ?? '';
const metaOf = ({ root }: BuiltPage, name: string) =>
  root.querySelector(`meta[name="${name}"], meta[property="${name}"]`)?.getAttribute('content') ?? '';
const canonicalOf = ({ root }: BuiltPage) => root.querySelector('link[rel="canonical"]')?.getAttribute('href') ?? '';
const isIndexable = (page: BuiltPage) => !metaOf(page, 'robots').includes('noindex');

/** Courses are named and described in their own words, however long. */
const isCourse = ({ path }: BuiltPage) => /^\/courses\/[^/]+$/.test(path);

const indexable = () => builtPages().filter(isIndexable);

/** The pages of which something is not true, and what was found there. */
const wrong = (
  pages: readonly BuiltPage[],
  valueOf: (page: BuiltPage) => string,
  isRight: (value: string) => boolean,
) => pages.flatMap((page) => (isRight(valueOf(page)) ? [] : [`${page.path}: ${valueOf(page)}`]));

/** Values that two pages share. */
const repeated = (pages: readonly BuiltPage[], valueOf: (page: BuiltPage) => string) => {
  const owners = Map.groupBy(pages, valueOf);
  return [...owners]
    .filter(([, same]) => same.length > 1)
    .map(([value, same]) => [value, same.map(({ path }) => path)]);
};

const others = () => builtPages().filter((page) => !isCourse(page));

test('gives every page a title of its own that a results page shows whole', () => {
  const title = (page: BuiltPage) => textOf(page, 'title');
  expect(wrong(others(), title, (text) => text.length > 10 && text.length <= 60)).toEqual([]);
  expect(wrong(builtPages(), title, (text) => text.endsWith(`| ${site.brand.name}`))).toEqual([]);
  expect(repeated(indexable(), title)).toEqual([]);
});

test('describes every page in 70 to 155 characters of its own', () => {
  const description = (page: BuiltPage) => metaOf(page, 'description');
  expect(wrong(others().filter(isIndexable), description, ({ length }) => length >= 70 && length <= 155)).toEqual([]);
  expect(repeated(indexable(), description)).toEqual([]);
});

test('names and describes every course in its own words, whole', () => {
  const courses = z.array(courseJsonSchema).parse(JSON.parse(readBuilt('api/courses.json')));
  for (const { id, title, description } of courses) {
    const page = builtPages().find(({ path }) => path === paths.course(id));
    expect(page && textOf(page, 'title')).toBe(`${title} | ${site.brand.name}`);
    expect(page && metaOf(page, 'description')).toBe(description);
  }
});

test('gives every page one heading of the first level, in French', () => {
  expect(
    wrong(
      builtPages(),
      ({ root }) => String(root.querySelectorAll('h1').length),
      (count) => count === '1',
    ),
  ).toEqual([]);
  expect(
    wrong(
      builtPages(),
      ({ root }) => root.querySelector('html')?.getAttribute('lang') ?? '',
      (lang) => lang === 'fr',
    ),
  ).toEqual([]);
});

test('gives every indexable page one canonical address, without final slash or .html', () => {
  const right = (address: string) => address.startsWith(`${site.brand.url}/`) || address === site.brand.url;
  expect(wrong(indexable(), canonicalOf, right)).toEqual([]);
  expect(wrong(indexable(), canonicalOf, (address) => !/(?<!example)\/$|\.html|#/.test(address))).toEqual([]);
  expect(repeated(indexable(), canonicalOf)).toEqual([]);
});

test('names as canonical the page itself or the address that it is served under', async () => {
  for (const page of indexable()) {
    const canonical = new URL(canonicalOf(page));
    expect(await defectOf(canonical.href, page.path), page.path).toBeUndefined();
    if (canonical.search === '') expect(canonical.pathname).toBe(page.path);
  }
});

test('gives pages that nobody should find no canonical address', () => {
  const hidden = builtPages().filter((page) => !isIndexable(page));
  expect(hidden.map(({ path }) => path)).toEqual(
    expect.arrayContaining([
      '/404',
      '/merci-rappel',
      paths.courseNotFound,
      paths.formRefused,
      ...(hasArticles('production') ? [paths.articleNotFound] : []),
    ]),
  );
  expect(wrong(hidden, canonicalOf, (address) => address === '')).toEqual([]);
});

test('tells social networks what a page is', () => {
  for (const name of ['og:title', 'og:description', 'og:url', 'og:image', 'og:image:alt', 'og:locale', 'og:site_name'])
    expect(
      wrong(
        indexable(),
        (page) => metaOf(page, name),
        (value) => value !== '',
      ),
      name,
    ).toEqual([]);
  expect(
    wrong(
      indexable(),
      (page) => metaOf(page, 'og:url'),
      (url) => url.startsWith(site.brand.url),
    ),
  ).toEqual([]);
  for (const page of indexable()) expect(metaOf(page, 'og:url')).toBe(canonicalOf(page));
});

test('shows on every page a picture that exists, of the size that it gives', async () => {
  const addresses = [...new Set(builtPages().map((page) => metaOf(page, 'og:image')))];
  expect(addresses.length).toBeGreaterThanOrEqual(atLeast(30));
  for (const address of addresses) {
    expect(address.startsWith(`${site.brand.url}/images/`), address).toBe(true);
    const { width, height, format, size } = await sharp(join(DIST, new URL(address).pathname))
      .toBuffer({ resolveWithObject: true })
      .then(({ info }) => info);
    expect({ width, height, format }, address).toEqual({ width: 1200, height: 630, format: 'png' });
    expect(size, address).toBeLessThan(150_000);
  }
});

test('shows the brand for the home page alone: every other page that is found has a picture', () => {
  const brand = indexable().filter((page) => metaOf(page, 'og:image') === site.brand.url + paths.brandImage);
  expect(
    brand.map(({ path }) => path),
    'The layout takes `image={await shareImageOf(paths.…)}`, which draws what src/features/site-plan/site-plan.ts lists',
  ).toEqual([paths.home]);
});

test('gives the first courses and every article a picture of their own', () => {
  const own = builtPages().filter(({ path }) => /^\/(courses|blog)\/[^/]+$/.test(path));
  expect(repeated(own.slice(0, 30), (page) => metaOf(page, 'og:image'))).toEqual([]);
});

test('lists exactly the indexable pages in the sitemap, under their canonical addresses', () => {
  const [, index = ''] = /<loc>([^<]+)<\/loc>/.exec(readBuilt('sitemap-index.xml')) ?? [];
  expect(index).toBe(`${site.brand.url}/sitemap-0.xml`);
  const listed = [...readBuilt('sitemap-0.xml').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, address = '']) => new URL(address.replaceAll('&amp;', '&')).href,
  );
  const canonical = indexable().map((page) => new URL(canonicalOf(page)).href);
  expect(listed.toSorted()).toEqual(canonical.toSorted());
});

test('lets robots in and shows them the sitemap', () => {
  expect(readBuilt('robots.txt')).toBe(`User-agent: *\nAllow: /\n\nSitemap: ${site.brand.url}/sitemap-index.xml\n`);
});

test('carries structured data that can be read', () => {
  const blocks = builtPages().flatMap(({ path, root }) =>
    root.querySelectorAll('script[type="application/ld+json"]').map((script) => ({ path, text: script.text })),
  );
  for (const { path, text } of blocks) {
    const data: unknown = JSON.parse(text);
    expect(data, path).toMatchObject({ '@context': 'https://schema.org' });
  }
});
