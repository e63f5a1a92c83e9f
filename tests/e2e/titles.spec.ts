import { ALL_ARTICLES } from '#src/features/blog/article-categories.ts';
import { blogTitle } from '#src/features/blog/blog-texts.ts';
import { catalogueCount, catalogueTitle } from '#src/features/courses/catalogue-heading.ts';
import { ALL_COURSES } from '#src/features/courses/course-categories.ts';
import { COURSE_TEXTS } from '#src/features/courses/course-texts.ts';
import { findCourses } from '#src/features/courses/find-courses.ts';
import { SEARCH_TEXTS } from '#src/features/search/search-texts.ts';
import { pageTitle } from '#src/lib/page-title.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { catalogue } from '../support/catalogue.ts';
import { allCourses, failOnce } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const titled = (title: string) => pageTitle(title, site.brand.name);
const NOTE = '[data-page-note]';

test('names and counts what the catalogue shows, back and forward included', async ({ page, request }) => {
  const courses = await allCourses(request);
  await page.goto(paths.courses);
  const { filter, search, count } = catalogue(page);
  const expectShown = async (query: { category?: string; search?: string }) => {
    const shown = { ...query, total: findCourses(courses, query).length };
    await expect(page).toHaveTitle(titled(catalogueTitle(shown)));
    await expect(count).toHaveText(catalogueCount(shown));
    await expect(page.locator(NOTE)).toHaveText(catalogueCount(shown));
  };
  await expectShown({});
  await filter('Bureautique').click();
  await expectShown({ category: 'Bureautique' });
  await search.fill('excel');
  await expectShown({ category: 'Bureautique', search: 'excel' });
  await filter(ALL_COURSES).click();
  await expectShown({ search: 'excel' });
  await search.fill('zzzz');
  await expectShown({ search: 'zzzz' });
  await page.goBack();
  await expectShown({ category: 'Bureautique', search: 'excel' });
  await page.goBack();
  await expectShown({});
  await page.goForward();
  await expectShown({ category: 'Bureautique', search: 'excel' });
  await page.reload();
  await expectShown({ category: 'Bureautique', search: 'excel' });
});

test('says the same of a category in the page that was built as in the one that was filtered', async ({
  page,
  plainPage,
}) => {
  await plainPage.goto(paths.courseCategory('Informatique'));
  await page.goto(paths.courses);
  await catalogue(page).filter('Informatique').click();
  await expect(page).toHaveTitle(await plainPage.title());
  await expect(page.locator(NOTE)).toHaveText(await plainPage.locator(NOTE).innerText());
});

test('counts nothing above courses that could not be had', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503: .*\/api\/courses/, /console: Failed to load resource/);
  await failOnce(page, `**${paths.apiCourses}`, 503);
  await page.goto(paths.courses);
  await catalogue(page).filter('Bureautique').click();
  await expect(page.locator(NOTE)).toHaveText(COURSE_TEXTS.uncounted);
  await expect(page).toHaveTitle(titled(catalogueTitle({ category: 'Bureautique' })));
});

test('names the category that the blog shows, back and forward included', async ({ page }) => {
  await page.goto(paths.blog);
  const filter = (name: string) => page.getByRole('main').getByRole('link', { name, exact: true });
  await expect(page).toHaveTitle(titled(blogTitle(undefined)));
  await filter('Financement').first().click();
  await expect(page).toHaveTitle(titled(blogTitle('Financement')));
  await page.goBack();
  await expect(page).toHaveTitle(titled(blogTitle(undefined)));
  await page.goForward();
  await expect(page).toHaveTitle(titled(blogTitle('Financement')));
  await filter(ALL_ARTICLES).click();
  await expect(page).toHaveTitle(titled(blogTitle(undefined)));
});

test('names what the search of the site looks for', async ({ page }) => {
  await page.goto(paths.search);
  await expect(page).toHaveTitle(titled(SEARCH_TEXTS.titleOf('')));
  await page.getByLabel(SEARCH_TEXTS.label).fill('linux');
  await expect(page).toHaveTitle(titled(SEARCH_TEXTS.titleOf('linux')));
  await page.getByLabel(SEARCH_TEXTS.label).press('Enter');
  await page.getByLabel(SEARCH_TEXTS.label).fill('opco');
  await page.goBack();
  await expect(page).toHaveTitle(titled(SEARCH_TEXTS.titleOf('linux')));
});

test('announces the courses that the home page shows for a category', async ({ page }) => {
  await page.goto(paths.home);
  await catalogue(page).filter('Informatique').click();
  await expect(catalogue(page).count).toHaveText(COURSE_TEXTS.showing(3, 'Informatique'));
  await catalogue(page).filter(ALL_COURSES).click();
  await expect(catalogue(page).count).toHaveText('');
});
