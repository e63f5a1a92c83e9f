import { coursePages } from '#src/features/courses/course-pages.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { allCourses, type CourseOfMirror, findCourse } from '../support/mirrors.ts';
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
  await expect(main.locator('.entry-head .badge')).toHaveText([course.category, 'Éligible CPF']);
  for (const text of [course.description, course.duration, coursePages.introduction ?? ''])
    await expect(main.getByText(text, { exact: true }).first()).toBeVisible();
  for (const title of ['Ce que vous apprendrez', 'Prochaines sessions', 'Informations importantes', 'Tarif'])
    await expect(main.getByRole('heading', { name: title })).toBeVisible();
  await expect(
    main.getByRole('region', { name: 'Ce que vous trouverez dans cette formation' }).getByRole('heading', { level: 3 }),
  ).toHaveCount(4);
  const requests = main.getByRole('link', { name: 'Demander des informations', exact: true });
  await expect(requests).toHaveCount(2);
  for (const one of await requests.all()) await expect(one).toHaveAttribute('href', paths.courseRequest(course.id));
  await expect(main.getByRole('link', { name: 'Options de financement' })).toHaveAttribute('href', paths.financing);
});

test('promises the CPF to no course that has no right to it', async ({ page, request }) => {
  const course = pick(await allCourses(request), ({ eligibleForCPF }) => !eligibleForCPF);
  await page.goto(paths.course(course.id));
  await expect(page.getByRole('main').locator('.entry-head .badge')).toHaveText([course.category]);
});

test('gives each category its own colour, and grey to one it does not know', async ({ page, request }) => {
  const courses = await allCourses(request);
  const known = ['Bureautique', 'Informatique', 'Intelligence Artificielle', 'Digital'];
  const unknown = pick(courses, ({ category }) => !known.includes(category)).category;
  const colours: string[] = [];
  for (const category of [...known, unknown]) {
    await page.goto(paths.course(pick(courses, (course) => course.category === category).id));
    const badge = page.getByRole('main').locator('.entry-head .badge').first();
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

test('opens the first module, and any other without a script', async ({ plainPage, request }) => {
  const course = await findCourse(request, ({ modules }) => modules.length > 1);
  const [first, second] = course.modules;
  await plainPage.goto(paths.course(course.id));
  await expect(plainPage.getByText(first?.points[0] ?? '', { exact: true })).toBeVisible();
  const point = plainPage.getByText(second?.points[0] ?? '', { exact: true });
  await expect(point).toBeHidden();
  await plainPage.getByRole('heading', { name: second?.title ?? '', exact: true }).click();
  await expect(point).toBeVisible();
});

test('prints every module and fact on a clean sheet, without menus or buttons', async ({ page, request }) => {
  const course = await findCourse(request, ({ modules }) => modules.length > 1);
  await page.goto(paths.course(course.id));
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(course.modules[1]?.points[0] ?? '', { exact: true })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Tarif' })).toBeVisible();
  const onScreen = page.locator(
    'body > header, body > footer, [data-action-bar], [data-course-actions], [data-share-course]',
  );
  await expect(onScreen).toHaveCount(5);
  for (const part of await onScreen.all()) await expect(part).toBeHidden();
});

test('keeps price and request in sight: in a box on a wide screen, in a bar on a phone', async ({ page, request }) => {
  const [course] = await allCourses(request);
  await page.goto(paths.course(course?.id ?? ''));
  await page.getByRole('heading', { name: 'Informations importantes' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Tarif' })).toBeInViewport();
  await expect(page.locator('[data-action-bar]')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('heading', { name: 'Informations importantes' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-action-bar]').getByRole('link')).toBeInViewport();
});

test('hides what has the focus on a phone behind no bar', async ({ page, request }) => {
  const course = await findCourse(request, ({ modules }) => modules.length > 1);
  await page.setViewportSize({ width: 360, height: 700 });
  await page.goto(paths.course(course.id));
  const bar = page.locator('[data-action-bar]');
  for (const control of await page.locator('[data-course-body] :is(a, summary)').all()) {
    if (!(await control.isVisible())) continue;
    await control.focus();
    const { y = 0, height = 0 } = (await control.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(((await bar.boundingBox())?.y ?? 0) + 1);
  }
});

test('shares its address by mail without a script, and copies it with one', async ({ page, plainPage, request }) => {
  const [course] = await allCourses(request);
  const path = paths.course(course?.id ?? '');
  await plainPage.goto(path);
  const mail = plainPage.getByRole('link', { name: 'Envoyer par courriel' });
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(`${site.brand.url}${path}`)));
  await expect(plainPage.getByRole('button', { name: 'Copier le lien' })).toBeHidden();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  // By keyboard: what is laid out on the way to the foot may move a button from under a pointer.
  await page.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect(page.locator('[data-share-course]').getByRole('status')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.brand.url}${path}`);
});

test('leads to the next course of the category, and back', async ({ page, request }) => {
  const [first, second] = (await allCourses(request)).filter(({ category }) => category === 'Bureautique');
  await page.goto(paths.course(first?.id ?? ''));
  // By keyboard, as above.
  await page.locator('a[rel="next"]').press('Enter');
  await expect(page).toHaveURL(paths.course(second?.id ?? ''));
  await page.locator('a[rel="prev"]').press('Enter');
  await expect(page).toHaveURL(paths.course(first?.id ?? ''));
});
