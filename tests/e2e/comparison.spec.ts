import type { Course } from '#src/features/courses/course-json.ts';
import { paths } from '#src/site/paths.ts';
import { listedCourses } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const courses = listedCourses();
const [one, two] = courses;

test('names unknown courses of a shared address, and hides equal rows', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404: .*\/api\/courses\/nulle-part/, /console: Failed to load resource/);
  const address = paths.compare(['nulle-part', ...courses.slice(0, 3).map(({ id }) => id)]);
  // Some mail programs escape the ampersand.
  await page.goto(address.replace('?', '?utm_source=lettre&amp;'));
  await expect(page.getByText(/Nous ne trouvons pas «\snulle-part\s»/)).toBeVisible();
  await expect(page.getByText(/On compare trois formations au plus/)).toBeVisible();
  const same = page.getByRole('rowheader', { name: 'Contact Identique' });
  await expect(same).toBeVisible();
  await page.getByLabel('Seulement ce qui diffère').check();
  await expect(same).toHaveCount(0);
});

test('keeps selected courses of the catalogue across searches', async ({ page }) => {
  const box = (course: Course | undefined) =>
    page.getByLabel(`Comparer ${course?.title ?? ''}`, { exact: true }).filter({ visible: true });
  const search = page.getByRole('searchbox', { name: 'Rechercher une formation' });
  const send = page.getByRole('button', { name: /^Comparer/ });
  await page.goto(paths.courses);
  await expect(send).toBeHidden();
  await box(one).check();
  await expect(send).toHaveText('Comparer (1)');
  await search.fill(two?.title ?? '');
  await expect(page.locator('main article').filter({ visible: true })).not.toHaveCount(courses.length);
  await box(two).check();
  await expect(send).toHaveText('Comparer (2)');
  await search.fill(one?.title ?? '');
  await expect(box(one)).toBeChecked();
  await box(one).uncheck();
  await expect(send).toHaveText('Comparer (1)');
  await expect(page.getByText(two?.title ?? '', { exact: true }).filter({ visible: true })).toHaveCount(1);
  await search.fill('');
  await expect(box(one)).not.toBeChecked();
  await expect(box(two)).toBeChecked();
  await box(one).focus();
  await page.keyboard.press('Space');
  await search.fill('rien de tel');
  await send.click();
  await expect(page.locator('thead th a')).toHaveText([two?.title ?? '', one?.title ?? '']);
});

test('compares selected courses without JavaScript', async ({ plainPage }) => {
  await plainPage.goto(paths.courses);
  await expect(plainPage.getByRole('list', { name: 'Lieu', exact: true })).toBeHidden();
  await plainPage.getByRole('link', { name: 'comparez deux ou trois formations' }).click();
  await expect(plainPage.getByRole('rowheader')).toHaveText(courses.map(({ title }) => title));
  for (const course of [one, two])
    await plainPage.getByLabel(`Comparer ${course?.title ?? ''}`, { exact: true }).check();
  await plainPage.getByLabel('Ne montrer que les formations cochées').check();
  const rows = plainPage.locator('tbody tr').filter({ visible: true });
  await expect(rows).toHaveCount(2);
});
