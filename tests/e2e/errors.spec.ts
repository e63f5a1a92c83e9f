import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('searches for the words of an unknown address', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await page.goto('/courses/tableur-excel-avance');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Que cherchez-vous ?' });
  await expect(search).toHaveValue('tableur excel avance');
  await search.press('Enter');
  await expect(page).toHaveURL(`${paths.search}?q=tableur+excel+avance`);
  await expect(page.locator('#trouves').getByRole('link', { name: /Excel/ }).first()).toBeVisible();
});
