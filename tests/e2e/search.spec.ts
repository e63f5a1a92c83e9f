import { paths } from '#src/site/paths.ts';
import { expect, failOnce, test } from '../support/test.ts';

test('offers a retry when its script or its index fails to load', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /status 503: .*recherche\.json/, /console: Failed to load resource/);
  await failOnce(page, /_astro\/search-engine/, 404);
  await failOnce(page, `**${paths.searchIndex}`, 503);
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(paths.search);
  await expect(page.getByLabel('Que cherchez-vous ?')).toBeVisible();
  expect(fetched).not.toContain(paths.searchIndex);
  await page.getByLabel('Que cherchez-vous ?').fill('excel');
  for (let failures = 0; failures < 2; failures += 1) {
    await expect(page.getByRole('alert')).toContainText('La recherche n’a pas pu être chargée');
    await page.getByRole('button', { name: 'Réessayer' }).click();
  }
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Excel/);
  await expect(page.getByLabel('Que cherchez-vous ?')).toHaveValue('excel');
});

test('searches for the words of an unknown address', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  await page.goto('/courses/tableur-excel-avance');
  const search = page.getByRole('main').getByRole('searchbox', { name: 'Que cherchez-vous ?' });
  await expect(search).toHaveValue('tableur excel avance');
  await search.press('Enter');
  await expect(page).toHaveURL(`${paths.search}?q=tableur+excel+avance`);
  await expect(page.locator('#trouves').getByRole('link', { name: /Excel/ }).first()).toBeVisible();
});
