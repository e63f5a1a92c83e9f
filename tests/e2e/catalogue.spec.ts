import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { categoryLink, expect, failOnce, hold, test } from '../support/test.ts';

const FILE = `**${paths.apiCourses}`;

const cards = (page: Page) => page.locator('main article').filter({ visible: true });

test('loads on intent behind skeletons, reports a failure and recovers, accessibly', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/status 503: .*\/api\/courses/, /console: Failed to load resource/);
  const { release } = await hold(page, FILE);
  await failOnce(page, FILE, 503);
  const requested: string[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/api/')) requested.push(request.url());
  });
  await page.goto(paths.courses);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  expect(requested).toEqual([]);
  await categoryLink(page, 'Bureautique').click();
  await expect(page.getByRole('alert')).toContainText('Le catalogue n’a pas pu être chargé');
  await expectAccessible(page, { part: 'main', widths: [360] });
  await page.getByRole('button', { name: 'Réessayer' }).click();
  await expect(page.locator('[data-skeleton]')).toHaveCount(6);
  await expect(page.locator('[data-filter] [aria-live]')).toHaveText('Chargement des formations');
  release();
  await expect(cards(page)).not.toHaveCount(0);
  await page.getByRole('searchbox', { name: 'Rechercher une formation' }).fill('zzzz');
  await expect(cards(page)).toHaveCount(0);
  await expectAccessible(page, { part: 'main', widths: [1280] });
});

test('shows the built courses again when the data breaks the list', async ({ page, browserErrors }) => {
  browserErrors.expectError(/exception: /);
  await page.route(FILE, (route) => route.fulfill({ json: [{ category: 'Bureautique' }] }));
  await page.goto(paths.courses);
  await categoryLink(page, 'Bureautique').click();
  await expect(cards(page)).not.toHaveCount(0);
});
