import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('runs no animation or view transition with reduced motion', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.home);
  await page.mouse.wheel(0, 40);
  await page.locator('[data-portrait]').first().scrollIntoViewIfNeeded();
  await page.locator('[data-logos]').scrollIntoViewIfNeeded();
  const moving = () =>
    page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length);
  await expect.poll(moving).toBe(0);
  const names = await page
    .locator('body > header, [data-picture]')
    .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).viewTransitionName));
  expect(new Set(names)).toEqual(new Set(['none']));
});
