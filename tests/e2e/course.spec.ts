import { paths } from '#src/site/paths.ts';
import { listedCourses } from '../support/built-site.ts';
import { expect, test } from '../support/test.ts';

const [course] = listedCourses();

test('keeps price and request visible: in a box, or in a bar on a phone', async ({ page }) => {
  await page.goto(paths.course(course?.id ?? ''));
  await page.getByRole('heading', { name: 'Informations importantes' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('heading', { name: 'Tarif' })).toBeInViewport();
  await expect(page.locator('[data-action-bar]')).toBeHidden();

  await page.setViewportSize({ width: 360, height: 700 });
  await page.getByRole('heading', { name: 'Informations importantes' }).scrollIntoViewIfNeeded();
  await expect(page.locator('[data-action-bar]').getByRole('link')).toBeInViewport();
});

test('leads to a letter to the employer, to send or to copy', async ({ page }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(paths.course(course?.id ?? ''));
  await page.getByRole('link', { name: 'Lettre à l’employeur' }).press('Enter');
  await expect(page.getByRole('link', { name: 'Écrire à mon employeur' })).toHaveAttribute(
    'href',
    /^mailto:\?subject=/,
  );
  await page.getByRole('button', { name: 'Copier la lettre' }).press('Enter');
  await expect(page.getByText('Lettre copiée')).toBeVisible();
  const letter = await page.evaluate(() => navigator.clipboard.readText());
  expect(letter).toContain(course?.title);
  await expect(page.locator('pre')).toHaveText(letter);
});
