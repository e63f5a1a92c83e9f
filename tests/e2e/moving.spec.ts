import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('fetches a page while the pointer rests on its link', async ({ page }) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Preload.enable');
  const fetched = new Promise<void>((resolve) => {
    session.on('Preload.prefetchStatusUpdated', ({ status }) => {
      if (status === 'Ready') resolve();
    });
  });
  await page.goto(paths.courses);
  const link = page.locator('[data-course-card] a').first();
  await link.hover();
  await fetched;
  await link.click();
  await expect(page.getByRole('link', { name: 'Retour aux formations' })).toBeVisible();
  const navigation = await page.evaluate(() => JSON.stringify(performance.getEntriesByType('navigation')[0]));
  expect(JSON.parse(navigation)).toMatchObject({ deliveryType: 'navigational-prefetch' });
});

test.describe('for visitors who want less motion', () => {
  test.use({ contextOptions: { reducedMotion: 'reduce' } });

  test('moves nothing from page to page', async ({ page }) => {
    await page.goto(paths.courses);
    const names = await page
      .locator('body > header, [data-picture]')
      .evaluateAll((elements) => elements.map((element) => getComputedStyle(element).viewTransitionName));
    expect(new Set(names)).toEqual(new Set(['none']));
  });
});

test('turns the picture of a card into that of its page', async ({ page }) => {
  const nameOf = (selector: string) =>
    page
      .locator(selector)
      .first()
      .evaluate((element) => getComputedStyle(element).viewTransitionName);
  await page.goto(paths.courses);
  const onCard = await nameOf('[data-course-card] [data-picture]');
  expect(onCard).toMatch(/^course-/);
  await page.locator('[data-course-card] a').first().click();
  await expect(page.locator('main header [data-picture]')).toBeVisible();
  expect(await nameOf('main header [data-picture]')).toBe(onCard);
});
