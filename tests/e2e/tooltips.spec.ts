import type { Locator } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

/** The text of the tooltip of a control; undefined when it has none. */
const tooltip = (control: Locator) =>
  control.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after');
    return content === 'none' || visibility === 'hidden' ? undefined : content.replaceAll('"', '');
  });

test('shows a tooltip on keyboard focus until Escape or Tab, and under the pointer', async ({ page }) => {
  await page.goto(paths.search);
  const link = page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
  for (const key of ['Escape', 'Tab']) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(() => tooltip(link)).toBe('Rechercher');
    await page.keyboard.press(key);
    await expect.poll(() => tooltip(link)).toBeUndefined();
  }
  await link.hover();
  await expect.poll(() => tooltip(link)).toBe('Rechercher');
  // WCAG 1.4.13: the tooltip stays visible while the pointer is over it.
  await link.hover({ position: { x: 24, y: 56 }, force: true });
  expect(await tooltip(link)).toBe('Rechercher');
});
