import type { Page } from '@playwright/test';
import { bytesOf } from '#src/lib/colour.ts';
import { PALETTE, SLATE } from '#src/site/brand.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const rgb = (colour: string) => `rgb(${bytesOf(colour).join(', ')})`;
const LIGHT = rgb(PALETTE.paper);
const DARK = rgb(SLATE.paper);

const themes = (page: Page) => page.getByRole('group', { name: 'Couleurs de la page' });

/** Stores the background colour of the first paint of each page. */
async function watchFirstPaint(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const record = () => {
      if (document.querySelector('body') === null) requestAnimationFrame(record);
      else sessionStorage.setItem('first-ground', getComputedStyle(document.documentElement).backgroundColor);
    };
    requestAnimationFrame(record);
  });
}

const firstBackground = (page: Page) => page.evaluate(() => sessionStorage.getItem('first-ground'));

test.use({ colorScheme: 'dark' });

test('shows dark pages at the first paint, and keeps a light theme set by keyboard', async ({ page }) => {
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await watchFirstPaint(page);
  await page.goto(paths.home);
  expect(await firstBackground(page)).toBe(DARK);
  expect(requested).toContain('/illustrations/accueil-ardoise.svg');
  // The page adds the theme buttons at the first interaction.
  await page.mouse.wheel(0, 200);
  await themes(page).getByRole('button', { name: 'Clair' }).press('Space');
  await expect(page.locator('html')).toHaveCSS('background-color', LIGHT);
  await page.goto(paths.about);
  expect(await firstBackground(page)).toBe(LIGHT);
});
