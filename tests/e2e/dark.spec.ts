import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { bytesOf } from '#src/lib/colour.ts';
import { PALETTE, SLATE } from '#src/site/palette.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const SHEET = paths.course('excel-fondamentaux');

const rgb = (colour: string) => `rgb(${bytesOf(colour).join(', ')})`;
const PAPER = rgb(PALETTE.paper);
const BOARD = rgb(SLATE.paper);

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const choice = (page: Page) => page.getByRole('group', { name: 'Couleurs de la page' });

/** What shows it is made when somebody is there. */
async function comeToFoot(page: Page): Promise<void> {
  await page.mouse.wheel(0, 200);
  await choice(page).scrollIntoViewIfNeeded();
}

/** Notes on what ground a page is first painted. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const look = () => {
      if (document.querySelector('body') === null) requestAnimationFrame(look);
      else sessionStorage.setItem('first-ground', getComputedStyle(document.documentElement).backgroundColor);
    };
    requestAnimationFrame(look);
  });
}
const firstGround = (page: Page) => page.evaluate(() => sessionStorage.getItem('first-ground'));

test.describe('on a device that wishes dark pages', () => {
  test.use({ colorScheme: 'dark' });

  test('a page is dark from its first paint, without a script too, and offers no choice there', async ({
    page,
    plainPage,
  }) => {
    await watchFirstPaint(page);
    await page.goto(paths.home);
    expect(await firstGround(page)).toBe(BOARD);
    await plainPage.emulateMedia({ colorScheme: 'dark' });
    await plainPage.goto(paths.home);
    await expect(plainPage.locator('html')).toHaveCSS('background-color', BOARD);
    await expect(plainPage.locator('html')).toHaveCSS('color-scheme', 'dark');
    await expect(choice(plainPage)).toHaveCount(0);
  });

  test('prints on paper', async ({ page }) => {
    await page.goto(SHEET);
    await page.emulateMedia({ media: 'print' });
    await expect(page.locator('body')).toHaveCSS('color', rgb(PALETTE.ink));
  });

  test('draws in chalk what stands on the page', async ({ page }) => {
    const drawings: string[] = [];
    page.on('request', (request) => drawings.push(new URL(request.url()).pathname));
    await page.goto(paths.home);
    for (const drawing of ['accueil', 'logo']) expect(drawings).toContain(`/illustrations/${drawing}-ardoise.svg`);
  });

  test('a choice of light pages is kept, and given up', async ({ page }) => {
    await page.goto(paths.contact);
    await comeToFoot(page);
    const [light, , device] = [0, 1, 2].map((index) => choice(page).getByRole('button').nth(index));
    await expect(choice(page).getByRole('button', { pressed: true })).toHaveText('Comme l’appareil');
    await light?.click();
    await expect(page.locator('html')).toHaveCSS('background-color', PAPER);
    await expect(page.locator('meta[name="theme-color"]').first()).toHaveAttribute('content', PAPER);
    await watchFirstPaint(page);
    await page.goto(paths.about);
    expect(await firstGround(page)).toBe(PAPER);
    await comeToFoot(page);
    await device?.click();
    await expect(page.locator('html')).toHaveCSS('background-color', BOARD);
    await page.reload();
    expect(await firstGround(page)).toBe(BOARD);
  });
});

test.describe('on a device that wishes light pages', () => {
  test('a choice of dark pages is made by keyboard, and painted first on the next page, however late its styles', async ({
    page,
  }) => {
    await page.goto(paths.contact);
    expect(await ground(page)).toBe(PAPER);
    await comeToFoot(page);
    await choice(page).getByRole('button', { name: 'Clair' }).focus();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Space');
    await expect(choice(page).getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true');
    await expect(page.locator('html')).toHaveCSS('background-color', BOARD);
    await expectAccessible(page);

    await page.route(/_astro\/dark\./, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 400));
      await route.continue();
    });
    await watchFirstPaint(page);
    await page.goto(paths.home);
    expect(await firstGround(page)).toBe(BOARD);
  });

  test('a choice reaches the other pages that are open', async ({ page, context }) => {
    const other = await context.newPage();
    await other.goto(paths.about);
    await comeToFoot(other);
    await page.goto(paths.contact);
    await comeToFoot(page);
    await choice(page).getByRole('button', { name: 'Sombre' }).click();
    await expect(other.locator('html')).toHaveCSS('background-color', BOARD);
    await expect(choice(other).getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true');
  });

  test('asks for the drawings of the slate on dark pages alone', async ({ page }) => {
    const drawings: string[] = [];
    page.on('request', (request) => drawings.push(new URL(request.url()).pathname));
    await page.goto(paths.home, { waitUntil: 'networkidle' });
    expect(drawings).toContain('/illustrations/accueil.svg');
    expect(drawings.filter((path) => path.includes('ardoise'))).toEqual([]);
  });
});
