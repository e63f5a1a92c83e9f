import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { allCourses, findCourse } from '../support/catalogue.ts';
import { expect, test } from '../support/test.ts';

test('opens a course from its card, and leads to the next and back to the catalogue', async ({ page, request }) => {
  const [course] = await allCourses(request);
  await page.goto(paths.courses);
  await page.getByRole('link', { name: course?.title, exact: true }).click();
  await expect(page).toHaveURL(paths.course(course?.id ?? ''));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(course?.title ?? '');
  // By keyboard: a lower part of the page may move while it is laid out.
  await page.locator('a[rel="next"]').press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(course?.title ?? '');
  await page.locator('a[rel="prev"]').press('Enter');
  await expect(page).toHaveURL(paths.course(course?.id ?? ''));
  await page.getByRole('link', { name: 'Retour aux formations' }).click();
  await expect(page).toHaveURL(paths.courses);
});

test('opens the first module, and any other without script', async ({ plainPage, request }) => {
  const course = await findCourse(request, ({ modules }) => modules.length > 1);
  const [first, second] = course.modules;
  await plainPage.goto(paths.course(course.id));
  await expect(plainPage.getByText(first?.points[0] ?? '', { exact: true })).toBeVisible();
  const point = plainPage.getByText(second?.points[0] ?? '', { exact: true });
  await expect(point).toBeHidden();
  await plainPage.getByRole('heading', { name: second?.title ?? '', exact: true }).click();
  await expect(point).toBeVisible();
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

test('shares its address by mail without script, and copies it with script', async ({ page, plainPage, request }) => {
  const [course] = await allCourses(request);
  const path = paths.course(course?.id ?? '');
  await plainPage.goto(path);
  const mail = plainPage.getByRole('link', { name: 'Envoyer par courriel' });
  await expect(mail).toHaveAttribute('href', new RegExp(encodeURIComponent(`${site.brand.url}${path}`)));
  await expect(plainPage.getByRole('button', { name: 'Copier le lien' })).toBeHidden();

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(path);
  await page.getByRole('button', { name: 'Copier le lien' }).press('Enter');
  await expect(page.locator('[data-share-links] [aria-live]')).toHaveText('Lien copié');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${site.brand.url}${path}`);
});
