import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import type { Server } from './serve-dist.ts';

/** A cheap telephone beside this machine. */
const SLOWDOWN = 4;
/** After it, whatever an interaction set off is painted, and the browser has told of it. */
const SETTLE_MS = 600;
/** Links of the toolbar, by their place: two categories, all of them, a place, another one. */
const FILTERS = [1, 2, 0, 4, 5];
const LETTERS = ['x', 'c', 'e', 'l', 'Backspace', 'Backspace', 'Backspace', 'Backspace', 'Backspace'];

/** Tells of the events of interactions, as far as they last two frames: browsers count no shorter ones. */
const WATCH = `
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries()) if (interactionId) tell(duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
`;

/** The longest that a key and a filter of the catalogue take to the next paint, once its courses are fetched. */
export async function catalogueResponse(
  { origin, certificateKey }: Server,
  path: string,
): Promise<{ key: number; filter: number }> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags(certificateKey) });
  try {
    const page = await browser.newPage(PHONE);
    const told: number[] = [];
    await page.exposeFunction('tell', (duration: number) => told.push(duration));
    await page.addInitScript(WATCH);
    const longest = async (acts: readonly (() => Promise<void>)[]): Promise<number> => {
      told.length = 0;
      for (const act of acts) {
        await act();
        await page.waitForTimeout(SETTLE_MS);
      }
      return Math.max(0, ...told);
    };
    await page.goto(`${origin}${path}`, { waitUntil: 'load' });
    const search = page.locator('input[name=q]');
    // The first letter brings code and courses: what is measured is what the next ones cost.
    await search.press('e');
    await page.locator('#resultats [data-live] article').first().waitFor();
    const cdp = await page.context().newCDPSession(page);
    await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const key = await longest(LETTERS.map((letter) => () => search.press(letter)));
    const links = page.locator('[data-catalogue] nav a[href]');
    const press = async (index: number) => {
      await links.nth(index).scrollIntoViewIfNeeded();
      await page.waitForTimeout(SETTLE_MS);
      // A finger: a mouse would come over the link just before, and its press wait for the link to be drawn underlined.
      await links.nth(index).tap();
    };
    const filter = await longest(FILTERS.map((index) => () => press(index)));
    return { key, filter };
  } finally {
    await browser.close();
  }
}
