import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

/** The text of the tooltip of a control; undefined when it has none. */
const tooltip = (control: Locator) =>
  control.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after');
    return content === 'none' || visibility === 'hidden' ? undefined : content.replaceAll('"', '');
  });

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' });

/** Moves the focus into the header, and waits for the script that shows tooltips. */
async function focusHeader(page: Page): Promise<void> {
  const script = page.waitForResponse(/page-scripts/);
  await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
  await (await script).finished();
  await expect(page.locator('.theme-choice')).toBeVisible();
}

test('shows a tooltip 0.7 s after the pointer arrives, and another within 0.3 s at once', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.search);
  await focusHeader(page);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const [link, menu] = [searchLink(page), page.locator('[data-category-menu] summary')];
  await link.hover();
  await page.clock.runFor(690);
  expect(await tooltip(link)).toBeUndefined();
  await page.clock.runFor(20);
  expect(await tooltip(link)).toBe('Rechercher');
  await page.clock.runFor(5000);
  // WCAG 1.4.13: the tooltip stays visible while the pointer is over it.
  await link.hover({ position: { x: 24, y: 56 }, force: true });
  expect(await tooltip(link)).toBe('Rechercher');

  await page.mouse.move(0, 300);
  expect(await tooltip(link)).toBeUndefined();
  await page.clock.runFor(290);
  await menu.hover();
  await page.clock.runFor(1);
  expect(await tooltip(menu)).toBe('Formations par catégorie');

  await page.mouse.move(0, 300);
  await page.clock.runFor(310);
  await link.hover();
  await page.clock.runFor(690);
  expect(await tooltip(link)).toBeUndefined();
  await page.clock.runFor(20);
  expect(await tooltip(link)).toBe('Rechercher');
});

test('shows a tooltip on keyboard focus until Escape or Tab', async ({ page }) => {
  await page.goto(paths.search);
  const link = searchLink(page);
  for (const key of ['Escape', 'Tab']) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(() => tooltip(link)).toBe('Rechercher');
    await page.keyboard.press(key);
    expect(await tooltip(link)).toBeUndefined();
  }
});
