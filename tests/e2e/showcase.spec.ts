import { ALL_COURSES } from '#src/features/courses/course-categories.ts';
import { COURSE_TEXTS as TEXTS } from '#src/features/courses/course-texts.ts';
import { findCourses } from '#src/features/courses/find-courses.ts';
import { paths } from '#src/site/paths.ts';
import { catalogue, expectChosen } from '../support/catalogue.ts';
import { allCourses, failOnce, hold, mirrorsAskedBy } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const MIRROR = `**${paths.apiCourses}`;

test('shows the first three courses of the category that a visitor chooses', async ({ page, request }) => {
  const courses = await allCourses(request);
  const firstThree = (category?: string) =>
    findCourses(courses, { category })
      .slice(0, 3)
      .map(({ title }) => title);
  const asked = mirrorsAskedBy(page);
  await page.goto(paths.home);
  const { filter, titles } = catalogue(page);
  await expect(titles).toHaveText(firstThree());
  for (const category of ['Informatique', 'Intelligence Artificielle', 'Bureautique']) {
    await filter(category).click();
    await expect(titles).toHaveText(firstThree(category));
    await expectChosen(page, category);
  }
  await filter(ALL_COURSES).click();
  await expect(titles).toHaveText(firstThree());
  expect(asked).toEqual([paths.apiCourses]);
  await expect(page).toHaveURL(paths.home);
});

test('shows three skeletons while it waits', async ({ page }) => {
  const { release } = await hold(page, MIRROR);
  await page.goto(paths.home);
  const { filter, skeletons, titles } = catalogue(page);
  await filter('Informatique').click();
  await expect(skeletons).toHaveCount(3);
  release();
  await expect(titles).toHaveCount(3);
  await expect(skeletons).toHaveCount(0);
});

test('says that the courses could not be fetched, and recovers', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 500: .*\/api\/courses/, /console: Failed to load resource/);
  await failOnce(page, MIRROR, 500);
  await page.goto(paths.home);
  const { filter, retry, titles } = catalogue(page);
  await filter('Bureautique').click();
  await expect(page.getByRole('alert')).toContainText(TEXTS.failed);
  await retry.click();
  await expect(titles).toHaveCount(3);
});

test('leads to the catalogue of a category without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.home);
  await catalogue(plainPage).filter('Informatique').click();
  await expect(plainPage).toHaveURL(paths.courseCategory('Informatique'));
  await expectChosen(plainPage, 'Informatique');
});
