import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const FAILING = /status 404: .*\.svg|console: Failed to load resource/;

const portraits = (page: Page) => page.locator('[data-portrait]');

test('shows four grey boxes until the photos of the team arrive', { tag: '@full' }, async ({ page }) => {
  const photos = Promise.withResolvers<undefined>();
  await page.route('**/images/equipe/**', async (route) => {
    await photos.promise;
    await route.continue();
  });
  await page.goto(paths.about, { waitUntil: 'domcontentloaded' });
  const skeletons = page.locator('[data-portrait][data-skeleton]');
  await expect(skeletons).toHaveCount(4);
  await skeletons.first().scrollIntoViewIfNeeded();
  const photo = skeletons.first().getByRole('presentation');
  await expect(photo).toHaveJSProperty('naturalWidth', 0);
  photos.resolve(undefined);
  await expect(photo).not.toHaveJSProperty('naturalWidth', 0);
});

test('shows initials in place of a photo that fails to load', { tag: '@full' }, async ({ page, browserErrors }) => {
  browserErrors.expectError(FAILING);
  await page.goto(paths.about);
  const boxes = () => portraits(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expect(portraits(page).locator('img').first()).toBeVisible();
  const before = await boxes();
  await page.route(/\/images\/equipe\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(portraits(page).first()).toHaveText(/^[A-Z]{2}$/);
  for (const portrait of await portraits(page).all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait.locator('img')).toBeHidden();
  }
  await expect.poll(boxes).toEqual(before);
});
