import type { Course } from '#src/features/courses/course-json.ts';
import { catalogueCount, catalogueTitle, courseFilters, findCourses } from '#src/features/courses/facets.ts';
import type { Query } from '#src/features/filter/query.ts';
import { pageTitle } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { allCourses, catalogue, expectChosen, failOnce, hold, requestedMirrors } from '../support/catalogue.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const FILE = `**${paths.apiCourses}`;
const titlesOf = (courses: readonly { title: string }[]) => courses.map(({ title }) => title);

/** The state of the catalogue for a query, for its title and its count. */
const listState = (courses: readonly Course[], query: Query) => ({
  query,
  page: 1,
  groups: courseFilters(courses),
  total: findCourses(courses, query).length,
});

test('lists the courses of a category and all courses without JavaScript', async ({ plainPage, request }) => {
  const wanted = findCourses(await allCourses(request), { category: 'Informatique' });
  const { filter, titles, count } = catalogue(plainPage);
  await plainPage.goto(paths.courses);
  await expect(plainPage.getByRole('list', { name: 'Lieu', exact: true })).toBeHidden();
  await filter('Informatique').click();
  await expect(titles).toHaveText(titlesOf(wanted));
  await expectChosen(plainPage, 'Informatique');
  await expect(count).toHaveText(`${String(wanted.length)} formations`);
  await filter('Toutes').click();
  await expectChosen(plainPage, 'Toutes');
});

test('follows the link of a filter when its script fails to load', async ({ page, browserErrors }) => {
  browserErrors.expectError(/failed: .*catalogue-list/, /console: Failed to load resource/);
  await page.route(/_astro\/catalogue-list/, (route) => route.abort());
  await page.goto(paths.courses);
  await catalogue(page).filter('Bureautique').click();
  await expect(page).toHaveURL(paths.courseCategory('Bureautique'));
  await expectChosen(page, 'Bureautique');
});

test('filters in place with one request, updates title and count, and handles Back and Forward', async ({
  page,
  request,
}) => {
  const courses = await allCourses(request);
  const requested = requestedMirrors(page);
  await page.goto(paths.courses);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  const document = await page.evaluateHandle(() => window.document);
  const { filter, search, titles, count } = catalogue(page);
  const expectShown = async (query: Query) => {
    const shown = listState(courses, query);
    await expect(titles).toHaveText(titlesOf(findCourses(courses, query)));
    await expect(page).toHaveTitle(pageTitle(catalogueTitle(shown), site.brand.name));
    await expect(count).toHaveText(catalogueCount(shown));
    await expect(page.locator('[data-list-summary]')).toHaveText(catalogueCount(shown));
  };
  await expectShown({});
  await filter('Informatique').click();
  await expectShown({ category: 'Informatique' });
  await expect(page).toHaveURL(paths.courseCategory('Informatique'));
  await filter('Bureautique').click();
  await search.fill('excel');
  await expectShown({ category: 'Bureautique', q: 'excel' });
  await page.goBack();
  await expectShown({ category: 'Informatique' });
  await expectChosen(page, 'Informatique');
  await page.goBack();
  await expectShown({});
  await page.goForward();
  await expectChosen(page, 'Informatique');
  expect(await document.evaluate((same) => same === window.document)).toBe(true);
  expect(requested).toEqual([paths.apiCourses]);
});

test('offers all courses or a site search when no course matches', async ({ page, request }) => {
  const courses = await allCourses(request);
  const [course] = findCourses(courses, { category: 'Bureautique' });
  await page.goto(paths.courseCategory('Informatique'));
  const { search, titles, cards, count } = catalogue(page);
  await search.fill(course?.title ?? '');
  await expect(page.getByRole('heading', { name: 'Aucune formation trouvée' })).toBeVisible();
  await expect(count).toHaveText(catalogueCount(listState(courses, { category: 'Informatique', q: course?.title })));
  await expect(cards).toHaveCount(0);
  await page.getByRole('button', { name: 'Voir toutes les formations' }).click();
  await expect(titles).toHaveText(titlesOf(courses));
  await expect(page).toHaveURL(paths.courses);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
  await search.fill('exel');
  await page.getByRole('link', { name: /^Chercher «\sexel\s» sur tout le site$/ }).click();
  await expect(page.getByRole('link', { name: 'Excel, les fondamentaux' })).toBeVisible();
});

test('shows skeletons while loading, reports a failure and recovers, accessibly', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503: .*\/api\/courses/, /console: Failed to load resource/);
  const { release } = await hold(page, FILE);
  await failOnce(page, FILE, 503);
  await page.goto(paths.courses);
  const { filter, search, retry, skeletons, count, cards } = catalogue(page);
  await filter('Bureautique').click();
  await expect(page.getByRole('alert')).toContainText('Le catalogue n’a pas pu être chargé');
  await expectAccessible(page, { part: 'main', widths: [360] });
  await retry.click();
  await expect(skeletons).toHaveCount(6);
  await expect(page.getByRole('list', { name: 'Chargement des formations' })).toHaveAttribute('aria-busy', 'true');
  await expect(count).toHaveText('Chargement des formations');
  release();
  await expect(skeletons).toHaveCount(0);
  await expect(cards).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
  await search.fill('zzzz');
  await expect(cards).toHaveCount(0);
  await expectAccessible(page, { part: 'main', widths: [1280] });
});

test('shows twenty-four courses at a time', async ({ page, request }) => {
  const [course] = await allCourses(request);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...course, id: `cours-${index}`, title: `Essai ${index}` }));
  await page.route(FILE, (route) => route.fulfill({ json: many }));
  await page.goto(`${paths.courses}?q=essai`);
  const { cards, count } = catalogue(page);
  await expect(cards).toHaveCount(24);
  await expect(count).toHaveText('60 formations pour «\u00a0essai\u00a0»');
  // Use the keyboard: a pointer over one of these fake courses would prefetch its page.
  await page.getByRole('button', { name: 'Afficher les suivantes (36)' }).press('Enter');
  await page.getByRole('button', { name: 'Afficher les suivantes (12)' }).press('Enter');
  await expect(cards).toHaveCount(60);
});
