import { AxeBuilder } from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

const TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'];
const WIDTHS = [360, 1280];
const NARROWEST = 320;

async function defects(page: Page, part?: string): Promise<string[]> {
  // Without a second page to gather what frames say.
  const axe = new AxeBuilder({ page }).withTags(TAGS).setLegacyMode();
  const { violations } = await (part === undefined ? axe : axe.include(part)).analyze();
  return violations.map(({ id, help, nodes }) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`);
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** What moves from page to page has ended: a window that changes meanwhile is an error to the browser. */
async function arrival(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .every(
        ({ effect }) => !(effect instanceof KeyframeEffect && effect.pseudoElement?.startsWith('::view-transition')),
      ),
  );
}

/** Fails on whatever axe finds on a page at these widths, and on a page wider than the narrowest screen. */
export async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  await arrival(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await defects(page), `${String(width)} pixels wide`).toEqual([]);
  }
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  expect(await overflow(page), 'what has to be scrolled to sideways').toBeLessThanOrEqual(0);
}

/** The same for a part of a page, by its selector: a state that leaves the rest as it was. */
export async function expectPartAccessible(page: Page, part: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await defects(page, part), `${String(width)} pixels wide`).toEqual([]);
  }
}
