import type { Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const banner = (page: Page) => page.locator('section#cookies');

/** Returns whether a part of the focused element is visible, and the fixed elements that cover it. */
const focusedElement = (page: Page) =>
  page.evaluate(async () => {
    // In these frames, the browser scrolls to the focused element and lays out the parts that come into view.
    for (let frame = 0; frame < 3; frame += 1) await new Promise((resolve) => requestAnimationFrame(resolve));
    const element = document.activeElement;
    if (element === null || element === document.body) return undefined;
    const hits = [...element.getClientRects()].flatMap(({ left, top, width, height }) =>
      [0.02, 0.25, 0.5, 0.75, 0.98].flatMap((across) =>
        [0.05, 0.5, 0.95].map((down) => document.elementFromPoint(left + width * across, top + height * down)),
      ),
    );
    const fixedPart = (part: Element | null): Element | undefined => {
      for (let each = part; each !== null && !each.contains(element); each = each.parentElement)
        if (['fixed', 'sticky'].includes(getComputedStyle(each).position)) return each;
      return undefined;
    };
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim(),
      isVisible: hits.some((hit) => hit !== null && element.contains(hit)),
      covers: [...new Set(hits.flatMap((hit) => fixedPart(hit)?.className ?? []))],
    };
  });

/** Tabs through the page and fails when something hides or covers the focused element. */
async function expectFocusVisible(page: Page, minStops: number): Promise<void> {
  let stops = 0;
  for (;;) {
    await page.keyboard.press('Tab');
    const focused = await focusedElement(page);
    if (focused === undefined) break;
    expect.soft(focused).toEqual({ name: focused.name, isVisible: true, covers: [] });
    stops += 1;
  }
  expect(stops).toBeGreaterThan(minStops);
}

test('shows every focused element of a page with the cookie banner', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(banner(page)).toBeVisible();
  await expectFocusVisible(page, 30);
});

test('shows every focused element above the bar of selected courses', async ({ page }) => {
  await page.goto(paths.courseCategory('Bureautique'));
  await page.locator('[name="formations"]').first().check();
  await expect(page.locator('[data-course-choice]')).toBeInViewport();
  await page.evaluate(() => {
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    scrollTo({ top: 0, behavior: 'instant' });
  });
  await expectFocusVisible(page, 20);
});

test('shows the cookie banner at the end of the page, in a tiny window too', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.contact);
  await expect(banner(page)).toHaveCSS('position', 'relative');
  // Sections get their height when they scroll into view, and may move the banner off the screen.
  await expect(async () => {
    await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');
    await expect(banner(page).getByRole('button', { name: 'Accepter' })).toBeFocused();
    await expect(banner(page)).toBeInViewport({ timeout: 500 });
  }).toPass();
});
