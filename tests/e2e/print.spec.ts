import { formatRgb } from 'culori';
import { PALETTE } from '#src/site/brand.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { absolute } from '#src/site/structured-data.ts';
import { expect, test } from '../support/test.ts';

test('prints a course in dark text with its address and every module open', async ({ page }) => {
  const path = paths.course('excel-fondamentaux');
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto(path);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('body')).toHaveCSS('color', formatRgb(PALETTE.ink) ?? '');
  const line = page.locator('.print-head');
  for (const text of [site.brand.name, site.contact.phone, absolute(path)]) await expect(line).toContainText(text);
  for (const bar of await page.locator('body > header, body > footer, #cookies, .bottom-bar').all())
    await expect(bar).toBeHidden();
  await expect(page.locator('main form').filter({ visible: true })).toHaveCount(0);
  for (const panel of await page.locator('main details:not(.no-print *) > :not(summary)').all())
    await expect(panel).toBeVisible();
  // A screen shows « Complète » before the place. In print, the state is the last column of every row.
  for (const state of await page.locator('.session-row > :last-child').all())
    await expect(state).toHaveCSS('order', '0');
  expect(await page.locator('main details').count()).toBeGreaterThan(1);
});

test('prints no drawings of cards, and no card across two pages', async ({ page }) => {
  await page.goto(paths.courses);
  await page.emulateMedia({ media: 'print' });
  await expect(page.locator('.card-picture').filter({ visible: true })).toHaveCount(0);
  await expect(page.locator('.card').first()).toHaveCSS('break-inside', 'avoid');
});
