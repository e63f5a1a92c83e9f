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

test('is transparent on the home page until the scroll passes 60 pixels, then solid', async ({ page }) => {
  await page.goto(paths.home);
  await expect.poll(() => opacityOf(page)).toBe(0);
  await scrollTo(page, 61);
  await expect.poll(() => opacityOf(page)).toBe(1);
  await scrollTo(page, 59);
  await expect.poll(() => opacityOf(page)).toBe(0);
  await scrollTo(page, 900);
  await expect.poll(() => opacityOf(page)).toBe(1);
  await expect(header(page)).toBeInViewport();
});

test('is solid on every other page', async ({ page }) => {
  await page.goto(paths.courses);
  expect(await opacityOf(page)).toBe(1);
});

test('is solid without a script, which could not tell it to change', async ({ plainPage }) => {
  await plainPage.goto(paths.home);
  await expect(header(plainPage)).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
});

test('names its five pages, the present one as such', async ({ page }) => {
  await page.goto(paths.contact);
  const navigation = page.getByRole('navigation', { name: 'Navigation principale' });
  for (const { label, href } of mainLinks)
    await expect(navigation.getByRole('link', { name: label, exact: true })).toHaveAttribute('href', href);
  await expect(navigation.locator('[aria-current="page"]')).toHaveText(['Contact']);
  await expect(header(page).getByRole('link', { name: 'Contactez-nous' })).toHaveAttribute('href', paths.contact);
});

test('unfolds the categories of courses under the mouse, and folds them at a click elsewhere', async ({ page }) => {
  await page.goto(paths.contact);
  const more = page.locator('.site-nav__more');
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
  await page.goto(paths.contact);
  const summary = page.locator('.site-nav__more summary');
  await page
    .getByRole('navigation', { name: 'Navigation principale' })
    .getByRole('link', { name: 'Formations' })
    .focus();
  await page.keyboard.press('Tab');
  await expect(summary).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.locator('.site-nav__more a').first()).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('.site-nav__more a').first()).toBeHidden();
  await expect(summary).toBeFocused();
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

test.describe('on a telephone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('opens a menu that fills the screen and leads to every page', async ({ page }) => {
    await page.goto(paths.contact);
    const menu = page.locator('#menu');
    await expect(menu).toBeHidden();
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await expect(menu).toBeVisible();
    expect(await menu.boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
    for (const { label } of [...mainLinks, ...courseCategoryLinks])
      await expect(menu.getByRole('link', { name: label, exact: true })).toBeVisible();
  });

  test('closes the menu when a link is chosen, by its button and by Escape', async ({ page }) => {
    await page.goto(paths.courses);
    const menu = page.locator('#menu');
    const open = page.getByRole('button', { name: 'Menu', exact: true });
    await open.click();
    await page.getByRole('button', { name: 'Fermer le menu' }).click();
    await expect(menu).toBeHidden();
    await open.press('Enter');
    await expect(menu).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(menu).toBeHidden();
    await expect(open).toBeFocused();

    // A link that stays on the page shows that it is the click that closes, not the next page.
    await page.evaluate(() => {
      addEventListener('click', (event) => {
        if (event.target instanceof Element && event.target.closest('a')) event.preventDefault();
      });
    });
    await open.click();
    await menu.getByRole('link', { name: 'Financement' }).click();
    await expect(menu).toBeHidden();
    await expect(page).toHaveURL(paths.courses);
  });

  test('opens the menu without a script', async ({ plainPage }) => {
    await plainPage.setViewportSize({ width: 360, height: 740 });
    await plainPage.goto(paths.courses);
    await plainPage.getByRole('button', { name: 'Menu', exact: true }).click();
    await plainPage.locator('#menu').getByRole('link', { name: 'Contact', exact: true }).click();
    await expect(plainPage).toHaveURL(paths.contact);
  });
});
