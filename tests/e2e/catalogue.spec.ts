import { catalogueCount } from '#src/features/courses/catalogue-heading.ts';
import { ALL_COURSES } from '#src/features/courses/course-categories.ts';
import { COURSE_TEXTS as TEXTS } from '#src/features/courses/course-texts.ts';
import { findCourses } from '#src/features/courses/find-courses.ts';
import { fold } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';
import { catalogue, expectChosen } from '../support/catalogue.ts';
import { allCourses, failOnce, hold, mirrorsAskedBy } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const ISLAND = /_astro\/catalogue-island/;
const MIRROR = `**${paths.apiCourses}`;
const titlesOf = (courses: readonly { title: string }[]) => courses.map(({ title }) => title);

for (const category of ['Bureautique', 'Informatique', 'Intelligence Artificielle'])
  test(`shows the courses of ${category} alone in the first paint, without a script`, async ({
    plainPage,
    request,
  }) => {
    const wanted = findCourses(await allCourses(request), { category });
    await plainPage.goto(paths.courseCategory(category));
    await expect(catalogue(plainPage).titles).toHaveText(titlesOf(wanted));
    await expectChosen(plainPage, category);
    await expect(catalogue(plainPage).count).toHaveText(TEXTS.count(wanted.length));
  });

test('leads from the catalogue to its categories and back without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.courses);
  await expectChosen(plainPage, ALL_COURSES);
  await catalogue(plainPage).filter('Informatique').click();
  await expectChosen(plainPage, 'Informatique');
  await catalogue(plainPage).filter(ALL_COURSES).click();
  await expectChosen(plainPage, ALL_COURSES);
});

test('filters in place, writes the filter into the address and follows back and forward', async ({ page, request }) => {
  const courses = await allCourses(request);
  await page.goto(paths.courses);
  const document = await page.evaluateHandle(() => window.document);
  const { filter, titles, count } = catalogue(page);

  await filter('Informatique').click();
  await expect(titles).toHaveText(titlesOf(findCourses(courses, { category: 'Informatique' })));
  await expect(page).toHaveURL(paths.courseCategory('Informatique'));
  await expectChosen(page, 'Informatique');

  await filter('Intelligence Artificielle').click();
  const found = findCourses(courses, { category: 'Intelligence Artificielle' });
  await expect(titles).toHaveText(titlesOf(found));
  await expect(count).toHaveText(TEXTS.count(found.length));

  await page.goBack();
  await expect(titles).toHaveText(titlesOf(findCourses(courses, { category: 'Informatique' })));
  await expectChosen(page, 'Informatique');
  await page.goBack();
  await expect(titles).toHaveText(titlesOf(courses));
  await expectChosen(page, ALL_COURSES);
  await page.goForward();
  await expectChosen(page, 'Informatique');
  expect(await document.evaluate((same) => same === window.document)).toBe(true);
});

test('finds a course by its title, whatever the case and the accents', async ({ page, request }) => {
  const courses = await allCourses(request);
  const accented = courses.find(({ title }) => fold(title) !== title.toLowerCase()) ?? courses[0];
  const search = fold(accented?.title ?? '').toUpperCase();
  await page.goto(paths.courses);
  await catalogue(page).search.pressSequentially(search);
  await expect(catalogue(page).titles).toHaveText([accented?.title ?? '']);
  await expect(page).toHaveURL((url) => url.searchParams.get('q') === search);
});

test('wants both the search and the category, and offers a way out when nothing has both', async ({
  page,
  request,
}) => {
  const courses = await allCourses(request);
  const [course] = findCourses(courses, { category: 'Bureautique' });
  await page.goto(paths.courseCategory('Informatique'));
  const { search, filter, titles, cards, count } = catalogue(page);
  await search.fill(course?.title ?? '');
  await expect(page.getByRole('heading', { name: TEXTS.emptyTitle })).toBeVisible();
  await expect(page.getByText(TEXTS.emptyHint)).toBeVisible();
  await expect(count).toHaveText(catalogueCount({ search: course?.title, total: 0 }));
  await expect(cards).toHaveCount(0);

  await filter('Bureautique').click();
  await expect(titles).toHaveText([course?.title ?? '']);
  await expect(page).toHaveURL(
    ({ searchParams }) => searchParams.get('category') === 'Bureautique' && searchParams.get('q') === course?.title,
  );

  await filter('Informatique').click();
  await page.getByRole('button', { name: TEXTS.reset }).click();
  await expect(titles).toHaveText(titlesOf(courses));
  await expect(page).toHaveURL(paths.courses);
  await expect(search).toHaveValue('');
  await expect(search).toBeFocused();
});

test('offers near courses, marked as such, when a search finds little', async ({ page }) => {
  await page.goto(paths.courses);
  const { search, cards, count, near } = catalogue(page);
  await search.fill('exel');
  await expect(near.getByRole('heading', { name: 'Excel, les fondamentaux' })).toBeVisible();
  await expect(near.getByText(TEXTS.nearHint)).toBeVisible();
  await expect(cards).toHaveCount(0);
  await expect(count).toHaveText(catalogueCount({ search: 'exel', total: 0 }));
  await search.fill('tableur');
  await expect(near.getByRole('heading', { name: 'Excel, les fondamentaux' })).toBeVisible();
  await search.fill('excel');
  await expect(near).toHaveCount(0);
});

test('answers as it always does when the near courses cannot be had', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503: .*recherche\.json/, /console: Failed to load resource/);
  await failOnce(page, `**${paths.searchIndex}`, 503);
  const refused = page.waitForEvent('console');
  await page.goto(`${paths.courses}?q=exel`);
  await refused;
  await expect(page.getByRole('heading', { name: TEXTS.emptyTitle })).toBeVisible();
  await expect(catalogue(page).near).toHaveCount(0);
});

test('opens a shared search as it was, and knows it again after a reload', async ({ page, request }) => {
  const courses = await allCourses(request);
  const search = courses.at(-1)?.title ?? '';
  const found = findCourses(courses, { search });
  await page.goto(`${paths.courses}?q=${encodeURIComponent(search)}`);
  await expect(catalogue(page).titles).toHaveText(titlesOf(found));
  await expect(catalogue(page).search).toHaveValue(search);
  await page.reload();
  await expect(catalogue(page).titles).toHaveText(titlesOf(found));
});

test('says that nothing is found in a category that does not exist', async ({ page }) => {
  await page.goto(paths.courseCategory('Jardinage'));
  await expect(page.getByRole('heading', { name: TEXTS.emptyTitle })).toBeVisible();
});

test('fetches nothing before a visitor shows intent, then the mirror once and never again', async ({ page }) => {
  const asked = mirrorsAskedBy(page);
  const { filter, search, titles } = catalogue(page);
  await page.goto(paths.courses, { waitUntil: 'load' });
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await expect(page.getByRole('contentinfo')).toBeInViewport();
  expect(asked).toEqual([]);

  for (const category of ['Bureautique', 'Informatique', ALL_COURSES, 'Bureautique']) {
    await filter(category).click();
    await expectChosen(page, category);
  }
  await search.fill('excel');
  await expect(titles).not.toHaveCount(0);
  expect(asked).toEqual([paths.apiCourses]);
});

test('shows six skeletons while it waits, and the courses after', async ({ page }) => {
  const { release } = await hold(page, MIRROR);
  await page.goto(paths.courses);
  const { filter, skeletons, count, cards } = catalogue(page);
  await filter('Bureautique').click();
  await expect(skeletons).toHaveCount(6);
  await expect(page.getByRole('list', { name: TEXTS.loading })).toHaveAttribute('aria-busy', 'true');
  await expect(count).toHaveText(TEXTS.loading);
  release();
  await expect(skeletons).toHaveCount(0);
  await expect(cards).not.toHaveCount(0);
});

test('says that the courses could not be fetched, and recovers', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503: .*\/api\/courses/, /console: Failed to load resource/);
  await failOnce(page, MIRROR, 503);
  await page.goto(paths.courses);
  const { filter, retry, cards } = catalogue(page);
  await filter('Bureautique').click();
  await expect(page.getByRole('alert')).toContainText(TEXTS.failed);
  await expect(cards).toHaveCount(0);
  await retry.click();
  await expect(cards).not.toHaveCount(0);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('keeps a click that comes before its code', async ({ page }) => {
  const { release } = await hold(page, ISLAND);
  await page.goto(paths.courses);
  await catalogue(page).filter('Bureautique').click();
  await expectChosen(page, ALL_COURSES);
  release();
  await expectChosen(page, 'Bureautique');
  await expect(page).toHaveURL(paths.courseCategory('Bureautique'));
});

test('follows its links when its code cannot be had', async ({ page, browserErrors }) => {
  browserErrors.expectError(/failed: .*catalogue-island/, /console: Failed to load resource/);
  await page.route(ISLAND, (route) => route.abort());
  await page.goto(paths.courses);
  await catalogue(page).filter('Bureautique').click();
  await expect(page).toHaveURL(paths.courseCategory('Bureautique'));
  await expectChosen(page, 'Bureautique');
});

test('shows the courses found twenty-four at a time', async ({ page, request }) => {
  const [course] = await allCourses(request);
  const many = Array.from({ length: 60 }, (_, index) => ({ ...course, id: `cours-${index}`, title: `Essai ${index}` }));
  await page.route(MIRROR, (route) => route.fulfill({ json: many }));
  await page.goto(`${paths.courses}?q=essai`);
  const { cards, count } = catalogue(page);
  await expect(cards).toHaveCount(24);
  await expect(count).toHaveText(catalogueCount({ search: 'essai', total: 60 }));
  // By the keyboard: a pointer at rest over one of these made-up courses would have its page fetched ahead.
  await page.getByRole('button', { name: 'Afficher les suivantes (36)' }).press('Enter');
  await page.getByRole('button', { name: 'Afficher les suivantes (12)' }).press('Enter');
  await expect(cards).toHaveCount(60);
});
