import { expect, test } from 'vitest';
import { personPrice } from '#src/features/courses/course.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { hasArticles } from '#src/site/optional-content.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import {
  atLeast,
  builtPage,
  type BuiltPage,
  builtPages,
  canonicalOf,
  courseMirror,
  indexablePages,
  isSample,
  spaced,
} from '../support/built-site.ts';

type Thing = Record<string, unknown>;

const thingsOf = ({ root }: BuiltPage): Thing[] =>
  root.querySelectorAll('script[type="application/ld+json"]').map(({ rawText }) => JSON.parse(rawText) as Thing);
const thingsOn = (page: BuiltPage, type: string) => thingsOf(page).filter((thing) => thing['@type'] === type);
const thing = (page: BuiltPage, type: string): Thing => {
  const [found, ...others] = thingsOn(page, type);
  if (found === undefined || others.length > 0) throw new Error(`${page.path} does not have exactly one ${type}.`);
  return found;
};
const list = (value: unknown): Thing[] => value as Thing[];
const texts = ({ root }: BuiltPage, selector: string) =>
  root.querySelectorAll(selector).map(({ text }) => spaced(text));
const plain = (text: unknown) => spaced(String(text));
const under = (folder: string) => indexablePages().filter(({ path }) => new RegExp(`^${folder}/[^/]+$`).test(path));

test('describes the organisation with the contact data of the footer', () => {
  const organization = thing(builtPage(paths.home), 'EducationalOrganization');
  const { name, legalName, url } = site.brand;
  expect(organization).toMatchObject({ '@id': `${url}/#organisation`, name, legalName, url });
  const [footer = ''] = texts(builtPage(paths.home), 'body > footer');
  for (const value of [organization.email, organization.description]) expect(footer).toContain(plain(value));
  expect(
    builtPage(paths.home).root.querySelector(`body > footer a[href="tel:${String(organization.telephone)}"]`),
  ).not.toBeNull();
  for (const { streetAddress, postalCode, addressLocality } of list(organization.address))
    expect(footer).toContain(plain(`${String(streetAddress)}, ${String(postalCode)} ${String(addressLocality)}`));
  const links = builtPage(paths.home).root.querySelectorAll('body > footer a[href^="https:"]');
  expect(links.map((link) => link.getAttribute('href'))).toEqual(organization.sameAs);
});

const CRUMBS = '[aria-label="Fil d’Ariane"]';

test('lists the breadcrumbs that the page shows', () => {
  const pages = indexablePages().filter(({ root }) => root.querySelector(CRUMBS) !== null);
  expect(pages.length).toBeGreaterThanOrEqual(atLeast(40));
  expect(indexablePages().filter((page) => thingsOn(page, 'BreadcrumbList').length > 0)).toEqual(pages);
  for (const page of pages) {
    const items = list(thing(page, 'BreadcrumbList').itemListElement);
    expect(items.length).toBeGreaterThanOrEqual(2);
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.map(({ name }) => plain(name))).toEqual(texts(page, `${CRUMBS} li`));
    expect(items[0]?.item).toBe(site.brand.url);
    expect(items.at(-1)?.item).toBe(canonicalOf(page));
    const above = `/${page.path.split('/')[1] ?? ''}`;
    if (above !== page.path && builtPages().some(({ path }) => path === above))
      expect(items.at(-2)?.item).toBe(site.brand.url + above);
  }
});

test('describes every course as its page does', () => {
  const pages = under('/courses');
  expect(pages.length).toBeGreaterThanOrEqual(atLeast(18));
  for (const page of pages) {
    const course = thing(page, 'Course');
    const [text = ''] = texts(page, 'article');
    expect([plain(course.name)]).toEqual(texts(page, 'h1'));
    if (isSample) expect(plain(course.name)).not.toMatch(/€|%|gratuit|promo/i);
    expect(course).toMatchObject({ url: canonicalOf(page), inLanguage: 'fr' });
    expect(course.provider).toMatchObject({ '@id': `${site.brand.url}/#organisation`, name: site.brand.name });
    if (course.teaches !== undefined)
      expect(texts(page, '#objectifs + ul > li')).toEqual((course.teaches as string[]).map(plain));
    expect(list(course.syllabusSections ?? []).map(({ name }) => plain(name))).toEqual(
      texts(page, '#programme ~ ol summary h3'),
    );
    for (const value of [course.description, course.coursePrerequisites, course.educationalLevel])
      if (value !== undefined) expect(text).toContain(plain(value));
    expect(course.timeRequired ?? 'PT1H').toMatch(/^PT\d+H(\d+M)?$/);
  }
});

test('gives the price that the course page shows for one person, or none', () => {
  for (const page of under('/courses')) {
    const { offers } = thing(page, 'Course');
    const { price } = courseMirror(page.path.replace('/courses/', ''));
    expect(offers !== undefined, page.path).toBe(price !== undefined);
    if (price === undefined) continue;
    expect(texts(page, '[aria-labelledby=tarif] strong')[0]).toContain(plain(formatEuros(price.amount)));
    const paid = personPrice(price);
    const offer = { category: 'Paid', price: paid, priceCurrency: paid && 'EUR', url: canonicalOf(page) };
    expect(offers).toEqual({ '@type': 'Offer', ...offer });
  }
});

test('gives the sessions, places and trainers that the course page shows', () => {
  for (const page of under('/courses')) {
    const instances = list(thing(page, 'Course').hasCourseInstance ?? []);
    const dated = instances.filter(({ startDate }) => startDate !== undefined);
    const rows = page.root.querySelectorAll('li[data-session]');
    expect(dated.map(({ startDate }) => startDate)).toEqual(rows.map((row) => row.getAttribute('data-session')));
    for (const [index, { courseMode, location, instructor }] of dated.entries()) {
      const [place] = rows[index]?.querySelectorAll('p')[1]?.text.split(', trop proche') ?? [];
      expect((location as Thing | undefined)?.name ?? 'À distance').toBe(place);
      if (courseMode === 'Online') expect(place).toBe('À distance');
      const trainers = texts(page, 'section[aria-labelledby="formateurs"] strong');
      expect(list(instructor ?? []).map(({ name }) => plain(name))).toEqual(trainers);
    }
    for (const { courseMode } of instances) expect([undefined, 'Online', 'Onsite', 'Blended']).toContain(courseMode);
  }
});

test('gives the certification, CPF eligibility and date that the page shows', () => {
  for (const page of under('/courses')) {
    const course = thing(page, 'Course');
    const [facts = ''] = texts(page, 'section[aria-labelledby="informations"]');
    const credential = course.educationalCredentialAwarded as Thing | undefined;
    expect(credential !== undefined).toBe(facts.includes('Certification visée'));
    if (credential !== undefined)
      for (const value of [credential.name, credential.identifier, (credential.recognizedBy as Thing).name])
        expect(facts).toContain(plain(value));
    expect('financialAidEligible' in course).toBe(texts(page, '.badge').includes('Éligible CPF'));
    const shown = page.root.querySelector('section[aria-labelledby="informations"] time')?.getAttribute('datetime');
    expect(course.dateModified).toBe(shown);
  }
});

test.skipIf(!hasArticles('production'))('describes every article as its page does', () => {
  const pages = under('/blog');
  expect(pages.length).toBeGreaterThanOrEqual(atLeast(11));
  for (const page of pages) {
    const article = thing(page, 'BlogPosting');
    expect([plain(article.headline)]).toEqual(texts(page, 'h1'));
    expect(article).toMatchObject({ url: canonicalOf(page), mainEntityOfPage: canonicalOf(page) });
    expect(texts(page, 'article > header p').join(' ')).toContain(
      plain(`Par ${String((article.author as Thing).name)}`),
    );
    const shown = page.root.querySelectorAll('article > header time').map((time) => time.getAttribute('datetime'));
    for (const date of [article.datePublished, article.dateModified]) {
      expect(date).toMatch(/^\d{4}-\d{2}-\d{2}T.+Z$/);
      expect(shown).toContain(String(date).slice(0, 10));
    }
  }
});

test('publishes no rating', () => {
  expect(builtPages().filter(({ html }) => /"(Aggregate)?Rating"|"Review"|ratingValue/.test(html))).toEqual([]);
});

test('gives absolute addresses', () => {
  const relative = builtPages().filter(({ html }) => /"(url|item|image|logo|mainEntityOfPage)":"(?!https:)/.test(html));
  expect(relative.map(({ path }) => path)).toEqual([]);
});
