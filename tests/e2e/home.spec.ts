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

test('moves the logos of clients only in view, until the visitor stops them', async ({ page }) => {
  await page.goto(paths.home);
  const logos = page.locator('.logos-track');
  await page.mouse.wheel(0, 1);
  await expect(logos).toHaveCSS('animation-play-state', 'paused');
  await logos.scrollIntoViewIfNeeded();
  await expect(logos).toHaveCSS('animation-play-state', 'running');
  await page.getByLabel('Arrêter le défilement').check();
  await page.mouse.move(0, 0);
  await expect(logos).toHaveCSS('animation-play-state', 'paused');
});

test('shows a transparent header until the page is scrolled by 60 px', async ({ page }) => {
  await page.goto(paths.home);
  const header = page.getByRole('banner');
  for (const top of [0, 58, 61]) {
    await page.evaluate((to) => scrollTo({ top: to, behavior: 'instant' }), top);
    const colour = expect(header);
    await (top < 60 ? colour : colour.not).toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  }
});
