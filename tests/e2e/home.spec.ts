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

test('moves the logos of clients in view until the visitor stops them', { tag: '@full' }, async ({ page }) => {
  await page.goto(paths.home);
  const clients = page.getByRole('region', { name: 'Ils nous confient leurs équipes' });
  const logos = page.locator('.logos-track');
  await expect(clients.getByRole('img')).toHaveCount(9);
  await expect(logos.locator('img')).toHaveCount(18);
  await page.mouse.wheel(0, 1);
  await expect(logos).toHaveCSS('animation-play-state', 'paused');
  await page.getByRole('heading', { name: 'Ils nous confient leurs équipes' }).hover();
  await expect(logos).toHaveCSS('animation-play-state', 'running');
  await page.getByLabel('Arrêter le défilement').check();
  await page.mouse.move(0, 0);
  await expect(logos).toHaveCSS('animation-play-state', 'paused');
});
