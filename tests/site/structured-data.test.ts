import { expect, test } from 'vitest';
import { personPrice } from '#src/features/courses/course.ts';
import { formatEuros } from '#src/lib/french-numbers.ts';
import { hasArticles } from '#src/site/optional-content.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { attributes, type BuiltPage, canonicalOf, spaced } from '../support/built-page.ts';
import { atLeast, builtPage, builtPages, courseMirror, indexablePages, isSample } from '../support/built-site.ts';

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
  const footer = builtPage(paths.home).root.querySelector('body > footer');
  const addresses = list(organization.address).map(
    ({ streetAddress, postalCode, addressLocality }) =>
      `${String(streetAddress)}, ${String(postalCode)} ${String(addressLocality)}`,
  );
  for (const value of [organization.email, organization.description, ...addresses])
    expect(spaced(footer?.text ?? '')).toContain(plain(value));
  expect(footer?.querySelector(`a[href="tel:${String(organization.telephone)}"]`)).not.toBeNull();
  const links = footer?.querySelectorAll('a[href^="https:"]').map((link) => link.getAttribute('href'));
  expect(links).toEqual(organization.sameAs);
});

test('lists the breadcrumbs that the page shows', () => {
  const crumbsOf = ({ root }: BuiltPage) => root.querySelector('[aria-label="Fil d’Ariane"]');
  const pages = indexablePages().filter((page) => crumbsOf(page) !== null);
  expect(pages.length).toBeGreaterThanOrEqual(atLeast(40));
  expect(indexablePages().filter((page) => thingsOn(page, 'BreadcrumbList').length > 0)).toEqual(pages);
  for (const page of pages) {
    const items = list(thing(page, 'BreadcrumbList').itemListElement);
    const crumbs = crumbsOf(page)?.querySelectorAll('li') ?? [];
    expect(items.map(({ position }) => position)).toEqual(items.map((_, index) => index + 1));
    expect(items.map(({ name }) => plain(name))).toEqual(crumbs.map(({ text }) => spaced(text)));
    const links = crumbs.flatMap((crumb) => attributes(crumb, 'href'));
    const addresses = links.map((href) => (site.brand.url + href).replace(/\/$/, ''));
    expect(items.map(({ item }) => item)).toEqual([...addresses, canonicalOf(page)]);
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
    const { name, identifier, recognizedBy } = (course.educationalCredentialAwarded ?? {}) as Thing;
    expect(name !== undefined).toBe(text.includes('Certification visée'));
    const certification = [name, identifier, (recognizedBy as Thing | undefined)?.name];
    for (const value of [course.description, course.coursePrerequisites, course.educationalLevel, ...certification])
      if (value !== undefined) expect(text).toContain(plain(value));
    const shown = page.root.querySelector('section[aria-labelledby="informations"] time')?.getAttribute('datetime');
    expect(course.dateModified).toBe(shown);
    expect(course.timeRequired ?? 'PT1H').toMatch(/^PT\d+H(\d+M)?$/);
  }
});

test('gives the price, CPF eligibility, sessions, places and trainers of each course', () => {
  for (const page of under('/courses')) {
    const { offers, financialAidEligible, hasCourseInstance = [] } = thing(page, 'Course');
    const { price, eligibleForCPF, sessions } = courseMirror(page.path.replace('/courses/', ''));
    const paid = personPrice(price);
    const offer = { category: 'Paid', price: paid, priceCurrency: paid && 'EUR', url: canonicalOf(page) };
    expect(offers, page.path).toEqual(price && { '@type': 'Offer', ...offer });
    if (price) expect(texts(page, '[aria-labelledby=tarif] strong')[0]).toContain(plain(formatEuros(price.amount)));
    expect(financialAidEligible !== undefined).toBe(eligibleForCPF);
    expect(texts(page, '.badge').includes('Éligible CPF')).toBe(eligibleForCPF);
    const dated = list(hasCourseInstance).filter(({ startDate }) => startDate !== undefined);
    const placeOf = ({ location }: Thing) => (location as Thing | undefined)?.name ?? 'À distance';
    expect(dated.map((one) => [one.startDate, one.endDate, placeOf(one)])).toEqual(
      sessions.map(({ start, end, place }) => [start, end, place]),
    );
    for (const one of dated) {
      if (one.courseMode === 'Online') expect(placeOf(one)).toBe('À distance');
      const trainers = texts(page, 'section[aria-labelledby="formateurs"] strong');
      expect(list(one.instructor ?? []).map(({ name }) => plain(name))).toEqual(trainers);
    }
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
