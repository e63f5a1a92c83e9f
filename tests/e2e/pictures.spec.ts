import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const FAILING = /status 404: .*\.svg|console: Failed to load resource/;

/** Has every portrait, or every drawing of a course, fail. */
const fail = (page: Page, pictures: RegExp) =>
  page.route(pictures, (route) => route.fulfill({ status: 404, body: '' }));

const portraits = (page: Page) => page.locator('[data-portrait]');

test('shows initials in the place of a photo that fails', async ({ page, browserErrors }) => {
  browserErrors.expectError(FAILING);
  await page.goto(paths.about);
  const boxes = () => portraits(page).evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expect(portraits(page).locator('img').first()).toBeVisible();
  const before = await boxes();
  await fail(page, /\/images\/equipe\//);
  await page.reload();
  await expect(portraits(page).locator('img').first()).toBeHidden();
  for (const picture of await portraits(page).locator('img').all()) await expect(picture).toBeHidden();
  await expect(portraits(page).first()).toHaveText(/^[A-Z]{2}$/);
  await expect.poll(boxes).toEqual(before);
});

test('leaves the place of a drawing that fails empty, early or late', async ({ page, browserErrors }) => {
  browserErrors.expectError(FAILING);
  await fail(page, /\/illustrations\/courses\//);
  await page.goto(paths.courses);
  // The first are fetched at once, the last when the first screen stands.
  const pictures = page.locator('[data-course-card] img');
  await expect(pictures.first()).toBeHidden();
  await expect(pictures.last()).toBeHidden();
});

const emptyPictures = (page: Page) =>
  page
    .locator('img')
    .evaluateAll(
      (all) => all.filter((picture) => !(picture instanceof HTMLImageElement && picture.naturalWidth > 0)).length,
    );

test('loads every picture of a page soon after the first screen', async ({ page }) => {
  await page.goto(paths.home);
  await expect.poll(() => emptyPictures(page)).toBe(0);
});
