import type { Locator } from '@playwright/test';
import { COMPARISON_TEXTS as TEXTS } from '#src/features/comparison/comparison-texts.ts';
import { COURSE_TEXTS } from '#src/features/courses/course-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { catalogue } from '../support/catalogue.ts';
import { allCourses, type CourseOfMirror, failOnce, hold, mirrorsAskedBy } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const ISLAND = /_astro\/comparison-island/;

test('puts the courses of a shared address side by side, each with its links', async ({ page, request }) => {
  const [one, two] = await allCourses(request);
  const ids = [one?.id ?? '', two?.id ?? ''];
  await page.goto(paths.compare(ids));
  const heads = page.locator('thead th a');
  await expect(heads).toHaveText([one?.title ?? '', two?.title ?? '']);
  await expect(heads.first()).toHaveAttribute('href', paths.course(ids[0] ?? ''));
  await expect(page.getByRole('rowheader', { name: 'Durée' })).toBeVisible();
  for (const [index, id] of ids.entries())
    await expect(page.locator('tfoot a').nth(index)).toHaveAttribute('href', paths.courseRequest(id));
  await expectAccessible(page);
});

test('chooses by boxes, adds from the catalogue, removes, and follows back and forward', async ({ page, request }) => {
  const [one, two, three] = await allCourses(request);
  const [a = '', b = '', c = ''] = [one?.id, two?.id, three?.id];
  const heads = page.locator('thead th a');
  const asked = mirrorsAskedBy(page);
  await page.goto(paths.comparison);
  expect(asked).toEqual([]);
  await page.getByLabel(`Comparer ${one?.title ?? ''}`, { exact: true }).check();
  await page.getByLabel(`Comparer ${two?.title ?? ''}`, { exact: true }).check();
  await page.getByRole('button', { name: COURSE_TEXTS.compare }).click();
  await expect(heads).toHaveCount(2);
  expect(asked).not.toContain(paths.apiCourses);

  await page.getByLabel(TEXTS.add).focus();
  await page.getByLabel(TEXTS.add).selectOption(c);
  await expect(heads).toHaveCount(3);
  await expect(page).toHaveURL(paths.compare([a, b, c]));
  await expect(page.getByLabel(TEXTS.add)).toBeHidden();

  await page.getByRole('button', { name: `${TEXTS.remove} ${one?.title ?? ''}`, exact: true }).click();
  await expect(page).toHaveURL(paths.compare([b, c]));
  await expect(heads).toHaveText([two?.title ?? '', three?.title ?? '']);
  await page.goBack();
  await expect(heads).toHaveCount(3);
  await page.goForward();
  await expect(heads).toHaveCount(2);
});

test('takes what was chosen in the catalogue along, through searches and a category', async ({ page, request }) => {
  const courses = await allCourses(request);
  const [one, two] = courses;
  const box = (course: CourseOfMirror | undefined) =>
    page.getByLabel(`Comparer ${course?.title ?? ''}`, { exact: true }).filter({ visible: true });
  const { search, cards } = catalogue(page);
  const send = page.getByRole('button', { name: /^Comparer/ });
  await page.goto(paths.courses);
  await expect(send).toBeHidden();
  await box(one).check();
  await expect(send).toHaveText('Comparer (1)');
  await search.fill(two?.title ?? '');
  await expect(cards).not.toHaveCount(courses.length);
  await box(two).check();
  await expect(send).toHaveText('Comparer (2)');
  await expectAccessible(page);
  await search.fill(one?.title ?? '');
  await expect(box(one)).toBeChecked();
  await box(one).uncheck();
  await expect(send).toHaveText('Comparer (1)');
  await search.fill('');
  await expect(box(one)).not.toBeChecked();
  await expect(box(two)).toBeChecked();
  await box(one).focus();
  await page.keyboard.press('Space');
  await search.fill('rien de tel');
  await send.click();
  await expect(page.locator('thead th a')).toHaveText([two?.title ?? '', one?.title ?? '']);
});

test('leaves alone what is ticked without a script, in the catalogue and side by side on a telephone', async ({
  plainPage,
  request,
}) => {
  const [one, two, three] = await allCourses(request);
  const tick = (course: CourseOfMirror | undefined) =>
    plainPage.getByLabel(`Comparer ${course?.title ?? ''}`, { exact: true }).check();
  const only = plainPage.getByLabel(COURSE_TEXTS.onlyChosen);
  await plainPage.setViewportSize({ width: 360, height: 740 });
  await plainPage.goto(paths.courses);
  await tick(one);
  await tick(three);
  await expect(plainPage.getByRole('button', { name: /^Comparer/ })).toBeHidden();
  await only.check();
  await expect(catalogue(plainPage).titles).toHaveText([one?.title ?? '', three?.title ?? '']);

  await plainPage.goto(paths.comparison);
  await tick(one);
  await tick(two);
  await only.check();
  const rows = plainPage.locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(2);
  const [left, right] = [await rows.nth(0).boundingBox(), await rows.nth(1).boundingBox()];
  expect(left?.y).toBe(right?.y);
  const tops = (row: Locator) =>
    row.locator('> td').evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(await tops(rows.nth(0))).toEqual(await tops(rows.nth(1)));
  await only.uncheck();
  await expect(rows).not.toHaveCount(2);
});

test('shows no choice above what a shared address asks for, unless its code cannot be had', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expectError(/failed: .*comparison-island/, /console: Failed to load resource/);
  const [one, two] = await allCourses(request);
  const choice = page.getByRole('heading', { name: TEXTS.choose });
  let refuse: () => Promise<void> = () => Promise.reject(new Error('The island was not asked for.'));
  const asked = page.waitForRequest(ISLAND);
  await page.route(ISLAND, (route) => {
    refuse = () => route.abort();
  });
  await page.goto(paths.compare([one?.id ?? '', two?.id ?? '']));
  await asked;
  await expect(choice).toBeHidden();
  await refuse();
  await expect(choice).toBeVisible();
});

test('marks what differs, and can leave out the rest', async ({ page, request }) => {
  const [one, two] = await allCourses(request);
  await page.goto(paths.compare([one?.id ?? '', two?.id ?? '']));
  const rows = page.locator('[data-comparison] tbody tr');
  await expect(page.getByRole('rowheader', { name: 'Contact' })).toBeVisible();
  const differing = await page.getByRole('rowheader', { name: TEXTS.differs }).count();
  expect(differing).toBeGreaterThan(0);
  await page.getByLabel(TEXTS.onlyDifferences).check();
  await expect(rows).toHaveCount(differing);
  await expect(page.getByRole('rowheader', { name: 'Contact' })).toHaveCount(0);
});

test('begins on a telephone with what differs, and shows the rest at one press', async ({ page, request }) => {
  const [one, two] = await allCourses(request);
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(paths.compare([one?.id ?? '', two?.id ?? '']));
  const box = page.getByLabel(TEXTS.onlyDifferences);
  await expect(box).toBeChecked();
  const rows = page.locator('[data-comparison] tbody tr');
  await expect(rows).toHaveCount(await page.getByRole('rowheader', { name: TEXTS.differs }).count());
  await box.uncheck();
  await expect(page.getByRole('rowheader', { name: 'Contact' })).toBeVisible();
});

test('is passed on by its address and by a print that names it', async ({ page, context, request }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const [one, two] = await allCourses(request);
  await page.goto(paths.compare([one?.id ?? '', two?.id ?? '']));
  await page.getByRole('button', { name: TEXTS.copy }).click();
  await expect(page.getByText(TEXTS.copied)).toBeVisible();
  const address = page.url();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  expect(await page.getByRole('link', { name: TEXTS.mail }).getAttribute('href')).toContain(
    encodeURIComponent(address),
  );

  await page.evaluate(() => {
    window.print = () => {
      document.body.dataset.printed = '';
    };
  });
  await page.getByRole('button', { name: TEXTS.print }).click();
  await expect(page.locator('body[data-printed]')).toHaveCount(1);
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByText(address, { exact: true })).toBeVisible();
  await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0);
  await expect(page.getByRole('rowheader', { name: 'Tarif' })).toBeVisible();
});

test('says which course it does not know, and compares no more than three', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expectError(/status 404: .*\/api\/courses\/nulle-part/, /console: Failed to load resource/);
  const [one, two, three] = await allCourses(request);
  const ids = [one, two, three].map((course) => course?.id ?? '');
  await page.goto(paths.compare(['nulle-part', ...ids]));
  await expect(page.getByText(TEXTS.unknown('nulle-part'))).toBeVisible();
  await expect(page.getByText(TEXTS.tooMany)).toBeVisible();
  await expect(page.locator('thead th a')).toHaveCount(2);
});

test('shows the shape of the table while it waits, says when it fails, and recovers', async ({
  page,
  request,
  browserErrors,
}) => {
  browserErrors.expectError(/status 500: .*\/api\/courses/, /console: Failed to load resource/);
  const [one] = await allCourses(request);
  const mirror = `**${paths.apiCourse(one?.id ?? '')}`;
  await failOnce(page, mirror, 500);
  await page.goto(paths.compare([one?.id ?? '']));
  await expect(page.getByRole('alert')).toContainText(TEXTS.failed);
  const { release } = await hold(page, mirror);
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('[data-skeleton]')).toBeVisible();
  release();
  await expect(page.locator('thead th a')).toHaveText([one?.title ?? '']);
});

test('gives the essentials of every course without a script', async ({ plainPage, request }) => {
  const courses = await allCourses(request);
  await plainPage.goto(paths.courses);
  await plainPage.getByRole('link', { name: 'Comparer deux ou trois formations' }).click();
  await expect(plainPage.getByRole('rowheader')).toHaveText(courses.map(({ title }) => title));
  await expect(plainPage.getByRole('button', { name: COURSE_TEXTS.compare, exact: true })).toBeHidden();
});

test('opens the choice of courses to everybody', async ({ page }) => {
  await page.goto(paths.comparison);
  await expectAccessible(page);
});
