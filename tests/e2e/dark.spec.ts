import type { Page } from '@playwright/test';
import { bytesOf } from '#src/lib/colour.ts';
import { PALETTE, SLATE } from '#src/site/brand.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const rgb = (colour: string) => `rgb(${bytesOf(colour).join(', ')})`;
const LIGHT = rgb(PALETTE.paper);
const DARK = rgb(SLATE.paper);

const choice = (page: Page) => page.getByRole('group', { name: 'Couleurs de la page' });

async function scrollToChoice(page: Page): Promise<void> {
  // The choice is added at the first sign of a visitor.
  await page.mouse.wheel(0, 200);
  await choice(page).scrollIntoViewIfNeeded();
}

/** Notes the background of the first paint of each page. */
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

test.describe('on a dark device', () => {
  test.use({ colorScheme: 'dark' });

  test('is dark from the first paint, with dark drawings, and without script', async ({ page, plainPage }) => {
    const drawings: string[] = [];
    page.on('request', (request) => drawings.push(new URL(request.url()).pathname));
    await watchFirstPaint(page);
    await page.goto(paths.home);
    expect(await firstGround(page)).toBe(DARK);
    expect(drawings).toContain('/illustrations/accueil-ardoise.svg');
    await plainPage.emulateMedia({ colorScheme: 'dark' });
    await plainPage.goto(paths.home);
    await expect(plainPage.locator('html')).toHaveCSS('background-color', DARK);
    await expect(choice(plainPage)).toHaveCount(0);
  });

  test('keeps the choice of light pages until it is given up', async ({ page }) => {
    await watchFirstPaint(page);
    await page.goto(paths.contact);
    await scrollToChoice(page);
    await choice(page).getByRole('button', { name: 'Clair' }).click();
    await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
    await page.goto(paths.about);
    expect(await firstGround(page)).toBe(LIGHT);
    await scrollToChoice(page);
    await choice(page).getByRole('button', { name: 'Comme l’appareil' }).click();
    await expect(page.locator('html')).toHaveCSS('background-color', DARK);
    await page.reload();
    expect(await firstGround(page)).toBe(DARK);
  });
});

test('keeps the choice of dark pages, made by keyboard, from the first paint of the next page', async ({ page }) => {
  await watchFirstPaint(page);
  await page.goto(paths.contact);
  expect(await firstGround(page)).toBe(LIGHT);
  await scrollToChoice(page);
  await choice(page).getByRole('button', { name: 'Clair' }).focus();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await expect(choice(page).getByRole('button', { name: 'Sombre' })).toHaveAttribute('aria-pressed', 'true');
  await page.goto(paths.home);
  expect(await firstGround(page)).toBe(DARK);
});
