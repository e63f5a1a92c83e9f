import type { Locator } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

/** The text of the tooltip of a control; undefined when it has none. */
const tooltip = (control: Locator) =>
  control.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after');
    return content === 'none' || visibility === 'hidden' ? undefined : content.replaceAll('"', '');
  });

test('shows a tooltip 0.7 s after the pointer arrives, and another within 0.3 s at once', async ({ page }) => {
  await page.clock.install();
  await page.goto(paths.search);
  await page.keyboard.press('Tab');
  // Waits for the script that adds both `.theme-choice` and the tooltips.
  await expect(page.locator('.theme-choice')).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
  for (const { away, delay } of [
    { away: 5000, delay: 700 },
    { away: 290, delay: 0 },
    { away: 310, delay: 700 },
  ]) {
    await page.mouse.move(0, 300);
    expect(await tooltip(link)).toBeUndefined();
    await page.clock.runFor(away);
    await link.hover();
    await page.clock.runFor(Math.max(0, delay - 10));
    expect((await tooltip(link)) === undefined).toBe(delay > 0);
    await page.clock.runFor(20);
    expect(await tooltip(link)).toBe('Rechercher');
  }
  // WCAG 1.4.13: the tooltip stays visible while the pointer is over it.
  await link.hover({ position: { x: 24, y: 56 }, force: true });
  await page.clock.runFor(5000);
  expect(await tooltip(link)).toBe('Rechercher');
});

test('shows a tooltip on keyboard focus until Escape or Tab', async ({ page }) => {
  await page.goto(paths.search);
  const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
  for (const key of ['Escape', 'Tab']) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(() => tooltip(link)).toBe('Rechercher');
    await page.keyboard.press(key);
    expect(await tooltip(link)).toBeUndefined();
  }
});
