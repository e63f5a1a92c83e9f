import type { Browser, BrowserContext, CDPSession, Page } from '@playwright/test';
import type { Conditions, PictureState, Width } from './picture-state.ts';

const HEIGHTS: Record<Width, number> = { 360: 740, 768: 1024, 1280: 800, 1920: 1080 };

/** How long a gesture may take before the state counts as out of reach, in milliseconds. */
const PATIENCE_MS = 6000;

/** Chromium's own settings for each size of text. */
const TEXT_SIZES = { '200 %': ['--blink-settings=defaultFontSize=32'] } as const;

type Launch = (settings?: readonly string[]) => Promise<Browser>;

/** In the page: its clock shows one time, and it knows nothing of earlier visits. */
function beginVisit(now: number): void {
  globalThis.Date = new Proxy(Date, {
    construct: (date, parts: unknown[]): object => {
      const made: unknown = Reflect.construct(date, parts);
      return made instanceof date && parts.length > 0 ? made : new date(now);
    },
    get: (date, name): unknown => (name === 'now' ? () => now : Reflect.get(date, name)),
  });
  if (location.protocol === 'http:') localStorage.clear();
}

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
    colorScheme: colours === 'dark' ? 'dark' : 'light',
  });
  context.setDefaultTimeout(PATIENCE_MS);
  await context.addInitScript(beginVisit, now.getTime());
  return context;
}

/** The styles that every page gets before its picture: the caret doesn't blink, nothing glides to its place or is laid out late. */
const STILL =
  '* { caret-color: transparent !important; scroll-behavior: auto !important; content-visibility: visible !important } *, ::before, ::after, ::details-content { transition: none !important }';

/** How long the parts may take that come with the first sign of a visitor, in milliseconds: some states keep them away. */
const LATE_PARTS_MS = 3000;

const isAwake = (): boolean =>
  (document.querySelector('body > footer') === null || document.querySelector('.theme-choice') !== null) &&
  [...document.querySelectorAll('[data-logos]')].every((logos) => logos.querySelector('.logos-stop') !== null);

/**
 * Brings the parts of a page that wait for somebody: the choice of colours at its foot, the stop beside logos. A pointer that
 * rests over the page is such a sign too, by chance, so that one picture would have them and the next would not.
 */
async function wakePage(page: Page): Promise<void> {
  await page.evaluate(() => dispatchEvent(new Event('scroll')));
  await page.waitForFunction(isAwake, undefined, { timeout: LATE_PARTS_MS }).catch(() => undefined);
}

/** Waits for typefaces and pictures, those below the first screen included, and brings all that moves to its end. */
const settle = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    await document.fonts.ready;
    await Promise.all([...document.images].map((picture) => picture.decode().catch(() => undefined)));
    for (const animation of document.getAnimations())
      // One that follows a scroll is where it belongs.
      if (animation.timeline !== document.timeline) continue;
      else if (animation.effect?.getComputedTiming().endTime === Infinity) animation.cancel();
      else animation.finish();
  });

const STILL_MS = 50;
const STILL_TIMES = 4;

/** Waits until what a visitor has set off is over: code that is asked for at the first touch, a page that glides to a place. */
async function comeToRest(page: Page): Promise<void> {
  const until = Date.now() + PATIENCE_MS;
  let [before, times] = ['', 0];
  while (times < STILL_TIMES && Date.now() < until) {
    await page.waitForTimeout(STILL_MS);
    const now = await page.evaluate(
      () => `${String(scrollX)} ${String(scrollY)} ${String(performance.getEntriesByType('resource').length)}`,
    );
    times = now === before ? times + 1 : 0;
    before = now;
  }
}

export type Visit = { origin: string; width: Width; now: Date };

/** Takes pictures one after the other, in one window for all that need the same: a new one takes longer than its picture. */
export class Photographer {
  readonly #launch: Launch;
  readonly #browsers = new Map<Conditions['text'], Promise<Browser>>();
  #window: { key: string; page: Page; devtools: CDPSession } | undefined;

  constructor(launch: Launch) {
    this.#launch = launch;
  }

  /** Opens a page, makes the state's gestures and gives the picture, a PNG. @throws When a gesture can't be made. */
  async take(state: PictureState, visit: Visit): Promise<Buffer> {
    const { page, devtools } = await this.#windowFor(state, visit);
    try {
      await reach(page, state);
      await settle(page);
      // DevTools forgets the media when they write what is beyond the window; Playwright does not.
      return state.conditions.media === undefined
        ? await capture(devtools, state)
        : await page.screenshot({ fullPage: state.isWhole });
    } finally {
      if (state.gestures.length > 0) await forget(page);
    }
  }

  async close(): Promise<void> {
    for (const browser of this.#browsers.values()) await (await browser).close();
  }

  #browserFor({ text }: Conditions): Promise<Browser> {
    const browser = this.#browsers.get(text) ?? this.#launch(text && TEXT_SIZES[text]);
    this.#browsers.set(text, browser);
    return browser;
  }

  async #windowFor({ conditions }: PictureState, visit: Visit) {
    const key = JSON.stringify([conditions, visit.origin, visit.width]);
    if (this.#window?.key !== key) {
      await this.#window?.page.context().close();
      const browser = await this.#browserFor(conditions);
      const page = await (await visitorsContext(browser, conditions, visit)).newPage();
      const devtools = await page.context().newCDPSession(page);
      this.#window = { key, page, devtools };
    }
    return this.#window;
  }
}

async function reach(page: Page, { path, conditions, gestures }: PictureState): Promise<void> {
  for (const { before } of gestures) await before?.(page);
  await page.goto(path);
  if (conditions.media !== undefined) await page.emulateMedia({ media: conditions.media });
  await page.evaluate((styles) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(styles);
    document.adoptedStyleSheets.push(sheet);
  }, STILL);
  if (conditions.script !== 'off') await wakePage(page);
  // A late picture or typeface must not push away what a gesture has found.
  await page.evaluate(async () => {
    const coming = [...document.images].filter(({ complete }) => !complete);
    for (const picture of document.images) picture.loading = 'eager';
    await Promise.all(coming.map((picture) => picture.decode().catch(() => undefined)));
    await document.fonts.ready;
  });
  for (const { act } of gestures) await act?.(page);
  if (gestures.length > 0 || path.includes('#')) await comeToRest(page);
}

async function capture(devtools: CDPSession, { isWhole }: PictureState): Promise<Buffer> {
  const { cssContentSize: size } = await devtools.send('Page.getLayoutMetrics');
  const { data } = await devtools.send('Page.captureScreenshot', {
    // Small files would take longer than all the rest.
    optimizeForSpeed: true,
    ...(isWhole && { captureBeyondViewport: true, clip: { ...size, scale: 1 } }),
  });
  return Buffer.from(data, 'base64');
}

/** Leaves a window as for a first visit: nothing pressed, answered for it or lost; what is stored goes as a page opens. */
async function forget(page: Page): Promise<void> {
  await page.mouse.move(0, 0);
  await page.mouse.up();
  await page.context().setOffline(false);
  // Away before its requests are answered. A blank page would be another process, and an address that differs in its fragment
  // alone would not be opened anew.
  await page.goto('/robots.txt');
  await page.unrouteAll({ behavior: 'ignoreErrors' });
}
