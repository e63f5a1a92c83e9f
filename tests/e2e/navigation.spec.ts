import type { Page } from '@playwright/test';
import { courseCategoryLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const menu = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });

test('skips to the content by keyboard', async ({ page }) => {
  await page.goto(paths.privacy);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('opens the categories by keyboard and closes them on Escape or blur', async ({ page }) => {
  await page.goto(paths.contact);
  const more = page.locator('[data-category-menu]');
  const summary = more.locator('summary');
  await summary.press('Enter');
  await expect(more.getByRole('link')).toHaveText(courseCategoryLinks.map(({ label }) => label));
  for (const link of await more.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(more.getByRole('link').last()).toBeHidden();
  await summary.press('Enter');
  await page.keyboard.press('Escape');
  await expect(more.getByRole('link').first()).toBeHidden();
  await expect(summary).toBeFocused();
  await summary.click();
  await more.getByRole('link', { name: 'Informatique' }).click();
  await expect(page).toHaveURL(paths.courseCategory('Informatique'));
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens the menu in a browser without popovers', { tag: '@full' }, async ({ page }) => {
    await page.addInitScript(() => {
      Reflect.deleteProperty(HTMLElement.prototype, 'popover');
    });
    await page.goto(paths.home);
    await opener(page).dispatchEvent('pointerover');
    await page.waitForResponse(/page-scripts/);
    await expect(page.locator('.theme-choice')).toBeAttached();
    await opener(page).dispatchEvent('click');
    await expect(menu(page)).toHaveAttribute('open');
    await opener(page).dispatchEvent('click');
    await expect(menu(page)).not.toHaveAttribute('open');
  });
});
