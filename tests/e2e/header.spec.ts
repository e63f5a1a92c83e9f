import type { Page } from '@playwright/test';
import { courseCategoryLinks, mainLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const header = (page: Page) => page.getByRole('banner');
const opacityOf = (page: Page) =>
  header(page).evaluate((element) => {
    const [, alpha] = /^rgba\(.*, ([\d.]+)\)$/.exec(getComputedStyle(element).backgroundColor) ?? [];
    return Number(alpha ?? 1);
  });
const scrollTo = (page: Page, top: number) =>
  page.evaluate((y) => {
    document.documentElement.scrollTo({ top: y, behavior: 'instant' });
  }, top);

test('stands at the very top of large pages and small, and the page begins right under it', async ({ page }) => {
  for (const path of [paths.courses, paths.contact, paths.blog, paths.legalNotice]) {
    await page.goto(path);
    const header = await page.getByRole('banner').boundingBox();
    const main = await page.getByRole('main').boundingBox();
    expect([path, header?.y, main?.y]).toEqual([path, 0, header?.height]);
  }
});

async function turnsSolid(page: Page): Promise<void> {
  await page.goto(paths.home);
  await expect.poll(() => opacityOf(page)).toBe(0);
  await scrollTo(page, 61);
  await expect.poll(() => opacityOf(page)).toBe(1);
  await scrollTo(page, 59);
  await expect.poll(() => opacityOf(page)).toBe(0);
  await scrollTo(page, 900);
  await expect.poll(() => opacityOf(page)).toBe(1);
  await expect(header(page)).toBeInViewport();
}

test('is transparent on the home page until the scroll passes 60 pixels, then solid', ({ page }) => turnsSolid(page));

test('turns solid without a script too', ({ plainPage }) => turnsSolid(plainPage));

test('is solid on every other page', async ({ page }) => {
  await page.goto(paths.courses);
  expect(await opacityOf(page)).toBe(1);
});

test('names its five pages, the present one as such', async ({ page }) => {
  await page.goto(paths.contact);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  for (const { label, href } of mainLinks)
    await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText(['Contact']);
  await expect(header(page).getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', paths.contact);
});

/** Opens a page and lets its behaviour come, which the first sign of a visitor brings along. */
async function openAwake(page: Page, path: string): Promise<void> {
  await page.goto(path);
  const code = page.waitForResponse(/page-behaviour/);
  await page.mouse.move(10, 300);
  await (await code).finished();
}

test('unfolds the categories of courses under the mouse, and folds them at a click elsewhere', async ({ page }) => {
  await openAwake(page, paths.contact);
  const more = page.locator('[data-category-menu]');
  const category = more.getByRole('link', { name: 'Informatique' });
  await expect(category).toBeHidden();
  await more.locator('summary').click();
  await expect(more.getByRole('link')).toHaveText(courseCategoryLinks.map(({ label }) => label));
  await page.getByRole('contentinfo').click();
  await expect(category).toBeHidden();
  await more.locator('summary').click();
  await category.click();
  await expect(page).toHaveURL(paths.courseCategory('Informatique'));
});

test('unfolds the categories from the keyboard, and gives focus back when it folds them', async ({ page }) => {
  await openAwake(page, paths.contact);
  const summary = page.locator('[data-category-menu] summary');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Formations' })
    .focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('[data-category-menu] a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-category-menu] a').first()).toBeHidden();
  await expect(summary).toBeFocused();
});

test('folds the categories when the focus goes on, and not before', async ({ page }) => {
  await page.goto(paths.contact);
  const more = page.locator('[data-category-menu]');
  const last = more.getByRole('link').last();
  await more.locator('summary').press('Enter');
  await expect(more.getByRole('link')).toHaveCount(courseCategoryLinks.length);
  for (const link of await more.getByRole('link').all()) {
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
  }
  await expect(last).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(last).toBeHidden();
  await more.locator('summary').press('Enter');
  await page.keyboard.press('Shift+Tab');
  await expect(last).toBeHidden();
});

test('lets the keyboard skip to the content', async ({ page }) => {
  await page.goto(paths.courses);
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Aller au contenu' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});
