import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const tooltip = (page: Page) => page.locator('.tooltip');
const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' });

/** Opens a page and waits for the code that the first sign of a visitor loads. */
async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.locator('body').dispatchEvent('pointerover');
  await page.locator('.theme-choice').waitFor({ state: 'attached' });
}

const isInFront = (tip: Locator) =>
  tip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('names a control that shows no word to the pointer, which may move onto the tooltip', async ({ page }) => {
  await open(page, paths.courses);
  await searchLink(page).hover();
  await expect(tooltip(page)).toHaveText('Rechercher');
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`- link "Rechercher"`);
  await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true');
  // WCAG 1.4.13
  await tooltip(page).hover();
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(400, 500);
  await expect(tooltip(page)).toHaveCount(0);
});

test('names what the keyboard reaches, until Escape or the next Tab', async ({ page }) => {
  await open(page, paths.courses);
  for (const key of ['Escape', 'Tab']) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(searchLink(page)).toBeFocused();
    await expect(tooltip(page)).toHaveText('Rechercher');
    await page.keyboard.press(key);
    await expect(tooltip(page)).toHaveCount(0);
  }
});

test('stands over a dialog, whole at the edge of the screen', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(`${paths.aiCourse}#rappel`);
  // Until it is modal, the dialog shows as the target of the address.
  await expect(page.locator('dialog:modal')).toBeVisible();
  const close = page.getByRole('link', { name: 'Fermer' });
  await close.hover();
  await expect(tooltip(page)).toHaveText('Fermer');
  expect(await isInFront(tooltip(page))).toBe(true);
  await expect(tooltip(page)).toBeInViewport({ ratio: 1 });
  await close.click();
  await expect(tooltip(page)).toHaveCount(0);
});
