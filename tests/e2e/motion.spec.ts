import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('runs no animation or view transition with reduced motion', { tag: '@full' }, async ({ page }) => {
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

test('restores the scroll position when the visitor goes back', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.home);
  const title = page.locator('main > .section h2').last();
  // Sections get their height when they scroll into view, which may push the title out.
  await expect(async () => {
    await title.scrollIntoViewIfNeeded();
    await expect(title).toBeInViewport({ timeout: 500 });
  }).toPass();
  const position = await scrolled(page);
  await page.goto(paths.contact);
  await page.goBack();
  await expect.poll(() => scrolled(page)).toBe(position);
  await expect(title).toBeInViewport();
});
