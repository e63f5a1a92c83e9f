import config from '../../playwright.config.ts';
import { standstill } from '../support/accessibility.ts';
import { KINDS_OF_PAGES } from '../support/kinds-of-pages.ts';
import { expect, test } from '../support/test.ts';

const SCREEN = { width: 360, height: 740 };

/** What a visitor chooses in the browser's own settings. */
const TWICE = '--blink-settings=defaultFontSize=32';

const { launchOptions } = config.use ?? {};
test.use({ viewport: SCREEN, launchOptions: { ...launchOptions, args: [...(launchOptions?.args ?? []), TWICE] } });

/** Words that stand on two lines, though one line has room for them. Runs in the page. */
function brokenWords(room: number): string[] {
  const broken: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    const isRead =
      node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      node.parentElement.closest('[aria-hidden="true"], code') === null;
    if (!isRead) continue;
    // Not what an address is made of, which has no spaces.
    for (const { index, 0: word } of (node.textContent ?? '').matchAll(
      /(?<![\p{L}.@/])[\p{L}\p{N}’]+(?![\p{L}]|[.@-][\p{L}@]\S*\.)/gu,
    )) {
      range.setStart(node, index);
      range.setEnd(node, index + word.length);
      const [first, ...others] = [...range.getClientRects()].filter(({ width }) => width > 1);
      if (first === undefined || others.every(({ top }) => top < first.bottom - 4)) continue;
      const length = others.reduce((sum, { width }) => sum + width, first.width);
      if (length < room) broken.push(word);
    }
  }
  return broken;
}

for (const path of KINDS_OF_PAGES)
  test(`${path} breaks no word when text is twice its size`, async ({ page }) => {
    await page.goto(path);
    await standstill(page);
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
    expect(await page.evaluate(brokenWords, 260)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(SCREEN.width);
  });
