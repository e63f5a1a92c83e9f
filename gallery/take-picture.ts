import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { Conditions, PictureState, Width } from './picture-state.ts';

const HEIGHTS: Record<Width, number> = { 360: 740, 1280: 800 };

/** How long a gesture may take before the state counts as out of reach, in milliseconds. */
const PATIENCE_MS = 6000;

/** The size of text that visitors who need it large choose in their browser, in CSS pixels. */
const LARGE_TEXT_PX = 32;

async function visitorsContext(
  browser: Browser,
  { script, motion, colours }: Conditions,
  { origin, width, now }: { origin: string; width: Width; now: Date },
): Promise<BrowserContext> {
  const context = await browser.newContext({
    baseURL: origin,
    viewport: { width, height: HEIGHTS[width] },
    locale: 'fr-FR',
    timezoneId: 'Europe/Paris',
    javaScriptEnabled: script !== 'off',
    reducedMotion: motion === 'reduced' ? 'reduce' : 'no-preference',
    forcedColors: colours === 'forced' ? 'active' : 'none',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.clock.setFixedTime(now);
  // What other hosts would send changes from day to day.
  await context.route(
    (url) => url.origin !== origin && url.protocol.startsWith('http'),
    (route) => route.fulfill({ contentType: 'text/html', body: `<body>${new URL(route.request().url()).host}</body>` }),
  );
  return context;
}

async function enlargeText(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_TEXT_PX } });
}

/** Waits for the typefaces and the pictures of the page, those below the first screen included. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    for (const picture of document.images) picture.loading = 'eager';
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
  });

export type Visit = { origin: string; width: Width; now: Date };

/** Takes pictures one after the other. Pages that nobody touches are opened in the same window, which is a good deal faster. */
export class Photographer {
  readonly #browser: Browser;
  #resting: { key: string; page: Page } | undefined;

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  /** Opens a page, makes the state's gestures and gives the picture, a PNG. @throws When a gesture can't be made. */
  async take(state: PictureState, visit: Visit): Promise<Buffer> {
    if (state.gestures.length === 0) return this.#photograph(state, await this.#restingPage(state, visit));
    const page = await this.#newPage(state, visit);
    try {
      return await this.#photograph(state, page);
    } finally {
      await page.context().close();
    }
  }

  async close(): Promise<void> {
    await this.#resting?.page.context().close();
  }

  async #newPage({ conditions }: PictureState, visit: Visit): Promise<Page> {
    const page = await (await visitorsContext(this.#browser, conditions, visit)).newPage();
    if (conditions.text !== undefined) await enlargeText(page);
    return page;
  }

  async #restingPage(state: PictureState, visit: Visit): Promise<Page> {
    const key = JSON.stringify([state.conditions, visit.origin, visit.width]);
    if (this.#resting?.key !== key) {
      await this.close();
      this.#resting = { key, page: await this.#newPage(state, visit) };
    }
    return this.#resting.page;
  }

  async #photograph({ path, conditions, gestures, isWhole }: PictureState, page: Page): Promise<Buffer> {
    for (const { before } of gestures) await before?.(page);
    await page.goto(path);
    // A picture taken on the way would differ from the next.
    await page.evaluate(() => {
      document.documentElement.style.scrollBehavior = 'auto';
    });
    await page.emulateMedia({ media: conditions.media === 'print' ? 'print' : 'screen' });
    for (const { act } of gestures) await act?.(page);
    await settle(page);
    return page.screenshot({ fullPage: isWhole, animations: 'disabled', caret: 'hide' });
  }
}
