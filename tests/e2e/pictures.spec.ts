import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test('shows initials in place of a photo that fails to load', { tag: '@full' }, async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 404/, /console: Failed to load resource/);
  const portraits = page.locator('[data-portrait]');
  await page.goto(paths.about);
  const boxes = () => portraits.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().height));
  await expect(portraits.locator('img').first()).toBeVisible();
  const before = await boxes();
  await page.route(/\/images\/equipe\//, (route) => route.fulfill({ status: 404, body: '' }));
  await page.reload();
  await expect(portraits.first()).toHaveText(/^[A-Z]{2}$/);
  for (const portrait of await portraits.all()) {
    await portrait.scrollIntoViewIfNeeded();
    await expect(portrait.locator('img')).toBeHidden();
  }
  await expect.poll(boxes).toEqual(before);
});
