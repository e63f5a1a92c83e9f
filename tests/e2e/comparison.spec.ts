import { paths } from '#src/site/paths.ts';
import { listedCourses } from '../support/built-site.ts';
import { expect, plainTest, test } from '../support/test.ts';

const courses = listedCourses();
const [one = '', two = ''] = courses.map(({ title }) => title);

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
  const box = (title: string) => page.getByLabel(`Comparer ${title}`, { exact: true }).filter({ visible: true });
  const search = page.getByRole('searchbox', { name: 'Rechercher une formation' });
  const send = page.getByRole('button', { name: /^Comparer/ });
  await page.goto(paths.courses);
  await expect(send).toBeHidden();
  await box(one).check();
  await expect(send).toHaveText('Comparer (1)');
  await search.fill(two);
  await expect(page.locator('main article').filter({ visible: true })).not.toHaveCount(courses.length);
  await box(two).check();
  await expect(send).toHaveText('Comparer (2)');
  await search.fill(one);
  await expect(box(one)).toBeChecked();
  await box(one).uncheck();
  await expect(send).toHaveText('Comparer (1)');
  await expect(page.getByText(two, { exact: true }).filter({ visible: true })).toHaveCount(1);
  await search.fill('');
  await expect(box(one)).not.toBeChecked();
  await expect(box(two)).toBeChecked();
  await box(one).focus();
  await page.keyboard.press('Space');
  await search.fill('rien de tel');
  await send.click();
  await expect(page.locator('thead th a')).toHaveText([two, one]);
});

plainTest('compares selected courses without JavaScript', async ({ page }) => {
  await page.goto(paths.courses);
  await expect(page.getByRole('list', { name: 'Lieu', exact: true })).toBeHidden();
  await page.getByRole('link', { name: 'comparez deux ou trois formations' }).click();
  await expect(page.getByRole('rowheader')).toHaveText(courses.map(({ title }) => title));
  for (const title of [one, two]) await page.getByLabel(`Comparer ${title}`, { exact: true }).check();
  await page.getByLabel('Ne montrer que les formations cochées').check();
  await expect(page.locator('tbody tr').filter({ visible: true })).toHaveCount(2);
});
