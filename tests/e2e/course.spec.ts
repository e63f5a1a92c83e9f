import { COURSE_PAGE } from '#src/features/courses/course-page-texts.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { allCourses, type CourseOfMirror } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const pick = (courses: readonly CourseOfMirror[], isWanted: (course: CourseOfMirror) => boolean): CourseOfMirror => {
  const found = courses.find(isWanted);
  if (found === undefined) throw new Error('No course of that kind in the sample content.');
  return found;
};

test('opens a course from its card, and leads back to the catalogue', async ({ page, request }) => {
  const [course] = await allCourses(request);
  await page.goto(paths.courses);
  await page.getByRole('link', { name: course?.title, exact: true }).click();
  await expect(page).toHaveURL(paths.course(course?.id ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course?.title ?? '');
  await page.getByRole('link', { name: 'Retour aux formations' }).click();
  await expect(page).toHaveURL(paths.courses);
});

test('tells what a course is, what it costs and what it brings', async ({ page, request }) => {
  const course = pick(await allCourses(request), ({ eligibleForCPF, title }) => eligibleForCPF && title.length < 40);
  await page.goto(paths.course(course.id));
  await expect(page).toHaveTitle(`${course.title} | ${site.brand.name}`);
  const description = await page.locator('meta[name="description"]').getAttribute('content');
  expect(course.description).toContain(description?.replace(/…$/, '').slice(0, 60));

  const main = page.getByRole('main');
  await expect(main.locator('.badge')).toHaveText([course.category, 'Éligible CPF']);
  for (const text of [course.description, course.duration, COURSE_PAGE.fixedParagraph])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  for (const title of ['Ce que vous apprendrez', 'Prochaines sessions', 'Informations importantes', 'Tarif'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(main.locator('.tiles').getByRole('heading', { level: 3 })).toHaveCount(4);
  const request_ = main.getByRole('link', { name: 'Demander des informations', exact: true });
  await expect(request_).toHaveAttribute('href', paths.courseRequest(course.id));
  await expect(main.getByRole('link', { name: 'Options de financement' })).toHaveAttribute('href', paths.financing);
});

test('promises the CPF to no course that has no right to it', async ({ page, request }) => {
  const course = pick(await allCourses(request), ({ eligibleForCPF }) => !eligibleForCPF);
  await page.goto(paths.course(course.id));
  await expect(page.getByRole('main').locator('.badge')).toHaveText([course.category]);
});

test('gives each category its own colour, and grey to one it does not know', async ({ page, request }) => {
  const courses = await allCourses(request);
  const known = ['Bureautique', 'Informatique', 'Intelligence Artificielle', 'Digital'];
  const unknown = pick(courses, ({ category }) => !known.includes(category)).category;
  const colours: string[] = [];
  for (const category of [...known, unknown]) {
    await page.goto(paths.course(pick(courses, (course) => course.category === category).id));
    const badge = page.getByRole('main').locator('.badge').first();
    colours.push(await badge.evaluate((element) => getComputedStyle(element).color));
  }
  expect(new Set(colours).size).toBe(5);
});

test('reads whole without a script', async ({ plainPage, request }) => {
  const [course] = await allCourses(request);
  await plainPage.goto(paths.course(course?.id ?? ''));
  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText(course?.title ?? '');
  await expect(plainPage.getByRole('heading', { name: 'Tarif' })).toBeVisible();
});
