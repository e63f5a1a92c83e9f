import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

/** The text of the tooltip of a control; undefined when it has none. */
const tooltip = (control: Locator) =>
  control.evaluate((element) => {
    const { content, visibility } = getComputedStyle(element, '::after');
    return content === 'none' || visibility === 'hidden' ? undefined : content.replaceAll('"', '');
  });

const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' });

test('shows a tooltip on keyboard focus until Escape or Tab', async ({ page }) => {
  await page.goto(paths.search);
  const link = searchLink(page);
  for (const key of ['Escape', 'Tab']) {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(link).toBeFocused();
    await expect.poll(() => tooltip(link)).toBe('Rechercher');
    await page.keyboard.press(key);
    await expect.poll(() => tooltip(link)).toBeUndefined();
  }
});

test.describe('with motion', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('delays the first tooltip by 0.7 s, keeps it under the pointer and shows the next one at once', async ({
    page,
  }) => {
    await page.goto(paths.search);
    await page.evaluate(() => {
      let hovered = 0;
      addEventListener('pointerover', ({ timeStamp }) => (hovered = timeStamp));
      addEventListener('animationstart', ({ target, timeStamp }) => {
        if (target instanceof HTMLElement) target.dataset.delay = String(timeStamp - hovered);
      });
    });
    const delay = async (control: Locator) => Number(await control.getAttribute('data-delay', { timeout: 5000 }));
    const [link, button] = [searchLink(page), page.getByRole('main').getByRole('button', { name: 'Rechercher' })];
    await link.hover();
    await expect.poll(() => delay(link)).toBeGreaterThanOrEqual(700);
    await expect(page.getByRole('banner')).toMatchAriaSnapshot(`- link "Rechercher"`);
    // WCAG 1.4.13: the tooltip stays under the pointer.
    await link.hover({ position: { x: 24, y: 56 }, force: true });
    expect(await tooltip(link)).toBe('Rechercher');
    await button.hover();
    await expect.poll(() => tooltip(button)).toBe('Rechercher');
    expect(await delay(button)).toBeLessThan(700);
    expect(await tooltip(link)).toBeUndefined();
  });
});
