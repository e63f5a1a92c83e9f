import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('requests at most 20 files before the visitor of a phone scrolls', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const requested: string[] = [];
  page.on('request', (request) => requested.push(request.url()));
  await page.goto(paths.home, { waitUntil: 'networkidle' });
  expect(requested.length).toBeLessThanOrEqual(20);
});

/** Scrolls until a share of the logos is on screen. It scrolls again if sections above have changed their height. */
async function showLogos(page: Page, share: number): Promise<void> {
  const scroll = () =>
    page.locator('[data-logos]').evaluate((logos, shown) => {
      const { top, height } = logos.getBoundingClientRect();
      const missing = Math.round(top + shown * height - innerHeight);
      scrollBy({ top: missing, behavior: 'instant' });
      return missing;
    }, share);
  await expect.poll(scroll).toBeCloseTo(0);
}

test('moves the logos of clients while a tenth is in view, until the visitor stops them', async ({ page }) => {
  await page.goto(paths.home);
  const clients = page.getByRole('region', { name: 'Ils nous confient leurs équipes' });
  const logos = page.locator('.logos-track');
  await expect(clients.getByRole('img')).toHaveCount(9);
  await expect(logos.locator('img')).toHaveCount(18);
  await page.mouse.wheel(0, 1);
  await expect(page.locator('.theme-choice')).toBeAttached();
  for (const share of [0.06, 0.14, 0.06, 1]) {
    await showLogos(page, share);
    await expect(logos).toHaveCSS('animation-play-state', share < 0.1 ? 'paused' : 'running');
  }
  await page.getByLabel('Arrêter le défilement').check();
  await page.mouse.move(0, 0);
  await expect(logos).toHaveCSS('animation-play-state', 'paused');
});

test('shows a transparent header until the page is scrolled by 60 px', async ({ page }) => {
  await page.goto(paths.home);
  const header = page.getByRole('banner');
  const transparent = 'rgba(0, 0, 0, 0)';
  await expect(header).toHaveCSS('background-color', transparent);
  await page.evaluate(() => scrollTo({ top: 58, behavior: 'instant' }));
  await expect(header).toHaveCSS('background-color', transparent);
  await page.evaluate(() => scrollTo({ top: 61, behavior: 'instant' }));
  await expect(header).not.toHaveCSS('background-color', transparent);
});
