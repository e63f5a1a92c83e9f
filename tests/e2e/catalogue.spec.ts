import type { Page } from '@playwright/test';
import { catalogueCount, catalogueTitle } from '#src/features/courses/catalogue-heading.ts';
import { ALL_COURSES } from '#src/features/courses/course-categories.ts';
import type { Facet } from '#src/features/courses/course-facets.ts';
import { COURSE_TEXTS as TEXTS, FACET_LABELS } from '#src/features/courses/course-texts.ts';
import { findCourses } from '#src/features/courses/find-courses.ts';
import { fold, pageTitle } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { catalogue, expectChosen } from '../support/catalogue.ts';
import { allCourses, failOnce, hold, mirrorsAskedBy } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const MIRROR = `**${paths.apiCourses}`;
const titlesOf = (courses: readonly { title: string }[]) => courses.map(({ title }) => title);

const choice = (page: Page, facet: Facet, label: string) =>
  page
    .getByRole('navigation', { name: FACET_LABELS[facet], exact: true })
    .getByRole('link', { name: new RegExp(`^${label}( ?\\d+)?$`) });

test('lists the courses of a category without script, and leads back to all', async ({ plainPage, request }) => {
  const wanted = findCourses(await allCourses(request), { category: 'Informatique' });
  const { filter, titles, count } = catalogue(plainPage);
  await plainPage.goto(paths.courses);
  await filter('Informatique').click();
  await expect(titles).toHaveText(titlesOf(wanted));
  await expectChosen(plainPage, 'Informatique');
  await expect(count).toHaveText(TEXTS.count(wanted.length));
  await filter(ALL_COURSES).click();
  await expectChosen(plainPage, ALL_COURSES);
});

test('lists what is chosen by links without script, as the script does', async ({ page, plainPage, request }) => {
  const found = findCourses(await allCourses(request), { choices: { lieu: 'angers', cpf: 'oui' } });
  for (const one of [plainPage, page]) {
    await one.goto(paths.courses);
    await choice(one, 'lieu', 'Angers').click();
    await choice(one, 'cpf', 'Éligible au CPF').click();
    await expect(one).toHaveURL(paths.courseFilter('lieu=angers&cpf=oui'));
    await expect(catalogue(one).titles).toHaveText(titlesOf(found));
    await expect(catalogue(one).count).toHaveText(`${TEXTS.count(found.length)}, à Angers, avec le CPF`);
    await expect(one).toHaveTitle(new RegExp(`^${TEXTS.count(found.length)}, à Angers, avec le CPF`));
  }
});

test('filters in place, names and counts what it shows, and follows back and forward', async ({ page, request }) => {
  const courses = await allCourses(request);
  await page.goto(paths.courses);
  const document = await page.evaluateHandle(() => window.document);
  const { filter, search, titles, count } = catalogue(page);
  const expectShown = async (query: { category?: string; search?: string }) => {
    const found = findCourses(courses, query);
    const shown = { ...query, total: found.length };
    await expect(titles).toHaveText(titlesOf(found));
    await expect(page).toHaveTitle(pageTitle(catalogueTitle(shown), site.brand.name));
    await expect(count).toHaveText(catalogueCount(shown));
    await expect(page.locator('[data-page-note]')).toHaveText(catalogueCount(shown));
  };
  await expectShown({});
  await filter('Informatique').click();
  await expectShown({ category: 'Informatique' });
  await expect(page).toHaveURL(paths.courseCategory('Informatique'));
  await filter('Bureautique').click();
  await search.fill('excel');
  await expectShown({ category: 'Bureautique', search: 'excel' });
  await page.goBack();
  await expectShown({ category: 'Informatique' });
  await expectChosen(page, 'Informatique');
  await page.goBack();
  await expectShown({});
  await page.goForward();
  await expectChosen(page, 'Informatique');
  expect(await document.evaluate((same) => same === window.document)).toBe(true);
});

test('chooses place and price in place, and knows them again from the address', async ({ page, request }) => {
  const courses = await allCourses(request);
  const { titles, count, search } = catalogue(page);
  await page.goto(paths.courses);
  await choice(page, 'lieu', 'Angers').click();
  await page.getByText(TEXTS.moreFilters).click();
  await choice(page, 'prix', '1.000.€ au plus').click();
  await expect(titles).toHaveText(titlesOf(findCourses(courses, { choices: { lieu: 'angers', prix: '1000' } })));
  await expect(page).toHaveURL(paths.courseFilter('lieu=angers&prix=1000'));
  await search.fill('excel');
  await expect(count).toHaveText(/^1 formation, à Angers, à 1.000.€ au plus, pour «.excel.»$/);
  await expect(page).toHaveURL(/q=excel/);
  await page.reload();
  await expect(titles).toHaveText(['Excel, les fondamentaux']);
  await expect(choice(page, 'prix', '1.000.€ au plus')).toBeVisible();
});

test('finds a course by its title, whatever the case and the accents', async ({ page, request }) => {
  const courses = await allCourses(request);
  const accented = courses.find(({ title }) => fold(title) !== title.toLowerCase()) ?? courses[0];
  const search = fold(accented?.title ?? '').toUpperCase();
  await page.goto(paths.courses);
  await catalogue(page).search.pressSequentially(search);
  await expect(catalogue(page).titles).toHaveText([accented?.title ?? '']);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === search);
  await page.reload();
  await expect(catalogue(page).titles).toHaveText([accented?.title ?? '']);
  await expect(catalogue(page).search).toHaveValue(search);
});

test('offers a way out when no course matches the search and the category', async ({ page, request }) => {
  const courses = await allCourses(request);
  const [course] = findCourses(courses, { category: 'Bureautique' });
  await page.goto(paths.courseCategory('Informatique'));
  const { search, titles, cards, count } = catalogue(page);
  await search.fill(course?.title ?? '');
  await expect(page.getByRole('heading', { name: TEXTS.emptyTitle })).toBeVisible();
  await expect(count).toHaveText(catalogueCount({ search: course?.title, total: 0 }));
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: TEXTS.reset }).click();
  await expect(titles).toHaveText(titlesOf(courses));
  await expect(page).toHaveURL(paths.courses);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('names the choice to give up when no course matches all of them', async ({ page, request }) => {
  const courses = await allCourses(request);
  const query = { category: 'Bureautique', choices: { prix: '500', lieu: 'angers' } };
  expect(findCourses(courses, query)).toEqual([]);
  await page.goto(paths.courseFilter('category=Bureautique&lieu=angers&prix=500'));
  const withoutPlace = findCourses(courses, { ...query, choices: { prix: '500' } });
  await page.getByRole('button', { name: TEXTS.without('Angers', withoutPlace.length) }).click();
  await expect(catalogue(page).titles).toHaveText(titlesOf(withoutPlace));
  await expect(page).toHaveURL(paths.courseFilter('category=Bureautique&prix=500'));
  // A choice that would match nothing is no link.
  await expect(choice(page, 'lieu', 'Angers')).toHaveCount(0);
  await expect(page.getByRole('navigation', { name: FACET_LABELS.lieu, exact: true })).toContainText('Angers0');
});

test('offers near courses, marked as such, when a search finds little', async ({ page }) => {
  await page.goto(paths.courses);
  const { search, cards, count, near } = catalogue(page);
  await search.fill('exel');
  await expect(near.getByRole('heading', { name: 'Excel, les fondamentaux' })).toBeVisible();
  await expect(near.getByText(TEXTS.nearHint)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(count).toHaveText(catalogueCount({ search: 'exel', total: 0 }));
  await search.fill('excel');
  await expect(near).toHaveCount(0);
});

test('fetches the courses at the first use only, and once', async ({ page }) => {
  const asked = mirrorsAskedBy(page);
  const { filter, search, titles } = catalogue(page);
  await page.goto(paths.courses, { waitUntil: 'load' });
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(asked).toEqual([]);
  for (const category of ['Bureautique', ALL_COURSES, 'Bureautique']) {
    await filter(category).click();
    await expectChosen(page, category);
  }
  await search.fill('excel');
  await expect(titles).not.toHaveCount(0);
  expect(asked).toEqual([paths.apiCourses]);
});

test('shows skeletons while it waits, says when it fails, and recovers', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503: .*\/api\/courses/, /console: Failed to load resource/);
  const { release } = await hold(page, MIRROR);
  await failOnce(page, MIRROR, 503);
  await page.goto(paths.courses);
  const { filter, retry, skeletons, count, cards } = catalogue(page);
  await filter('Bureautique').click();
  await expect(page.getByRole('alert')).toContainText(TEXTS.failed);
  await expect(page.locator('[data-page-note]')).toHaveText(TEXTS.uncounted);
  await retry.click();
  await expect(skeletons).toHaveCount(6);
  await expect(page.getByRole('list', { name: TEXTS.loading })).toHaveAttribute('aria-busy', 'true');
  await expect(count).toHaveText(TEXTS.loading);
  release();
  await expect(skeletons).toHaveCount(0);
  await expect(cards).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('follows its links when its code can’t be loaded', async ({ page, browserErrors }) => {
  browserErrors.expectError(/failed: .*catalogue-island/, /console: Failed to load resource/);
  await page.route(/_astro\/catalogue-island/, (route) => route.abort());
  await page.goto(paths.courses);
  await catalogue(page).filter('Bureautique').click();
  await expect(page).toHaveURL(paths.courseCategory('Bureautique'));
  await expectChosen(page, 'Bureautique');
});

test('shows twenty-four courses at a time', async ({ page, request }) => {
  const [course] = await allCourses(request);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...course, id: `cours-${index}`, title: `Essai ${index}` }));
  await page.route(MIRROR, (route) => route.fulfill({ json: many }));
  await page.goto(`${paths.courses}?q=essai`);
  const { cards, count } = catalogue(page);
  await expect(cards).toHaveCount(24);
  await expect(count).toHaveText(catalogueCount({ search: 'essai', total: 60 }));
  // By keyboard: a pointer over one of these invented courses would prefetch its page.
  await page.getByRole('button', { name: 'Afficher les suivantes (36)' }).press('Enter');
  await page.getByRole('button', { name: 'Afficher les suivantes (12)' }).press('Enter');
  await expect(cards).toHaveCount(60);
});

test('shows the first three courses of a category on the home page, and announces them', async ({ page, request }) => {
  const courses = await allCourses(request);
  const firstThree = (category?: string) => titlesOf(findCourses(courses, { category }).slice(0, 3));
  await page.goto(paths.home);
  const { filter, titles, count } = catalogue(page);
  await expect(titles).toHaveText(firstThree());
  await filter('Informatique').click();
  await expect(titles).toHaveText(firstThree('Informatique'));
  await expectChosen(page, 'Informatique');
  await expect(count).toHaveText(TEXTS.showing(3, 'Informatique'));
  await filter(ALL_COURSES).click();
  await expect(titles).toHaveText(firstThree());
  await expect(count).toHaveText('');
  await expect(page).toHaveURL(paths.home);
});

test('leads from the home page to a category without script', async ({ plainPage }) => {
  await plainPage.goto(paths.home);
  await catalogue(plainPage).filter('Informatique').click();
  await expect(plainPage).toHaveURL(paths.courseCategory('Informatique'));
  await expectChosen(plainPage, 'Informatique');
});
