import { findCourses } from '#src/features/courses/facets.ts';
import { paths } from '#src/site/paths.ts';
import { allCourses, catalogue, expectChosen, failOnce, hold, requestedMirrors } from '../support/catalogue.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const FILE = `**${paths.apiCourses}`;
const titlesOf = (courses: readonly { title: string }[]) => courses.map(({ title }) => title);

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

test('loads on intent behind skeletons, reports a failure and recovers, accessibly', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/status 503: .*\/api\/courses/, /console: Failed to load resource/);
  const { release } = await hold(page, FILE);
  await failOnce(page, FILE, 503);
  const requested = requestedMirrors(page);
  await page.goto(paths.courses);
  const { filter, search, retry, skeletons, count, cards } = catalogue(page);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
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
  // One request fails, and one is the retry.
  expect(requested).toEqual([paths.apiCourses, paths.apiCourses]);
  await expectAccessible(page, { part: 'main', widths: [1280] });
});

test('shows the built courses again when the data breaks the list', async ({ page, browserErrors }) => {
  browserErrors.expectError(/exception: /);
  await page.route(FILE, (route) => route.fulfill({ json: [{ category: 'Bureautique' }] }));
  await page.goto(paths.courses);
  await catalogue(page).filter('Bureautique').click();
  await expect(catalogue(page).titles).not.toHaveCount(0);
});
