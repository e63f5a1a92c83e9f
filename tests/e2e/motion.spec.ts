import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('moves nothing with reduced motion', async ({ page }) => {
  await page.goto(paths.home);
  await page.mouse.wheel(0, 40);
  await page.locator('[data-team]').scrollIntoViewIfNeeded();
  await page.locator('[data-logos]').scrollIntoViewIfNeeded();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  const names = await page
    .locator('body > header, [data-picture]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).viewTransitionName));
  expect(new Set(names)).toEqual(new Set(['none']));
});

const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

test('returns to the place that the visitor left', async ({ page }) => {
  await page.goto(paths.home);
  const title = page.locator('main > .section h2').last();
  // Sections take their height as they come into view, and may push the title out again.
  await expect(async () => {
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ timeout: 500 });
  }).toPass();
  const left = await scrolled(page);
  await page.goto(paths.contact);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(left);
  await expect(title).toBeInViewport();
});
