import { longWords } from '../../gallery/gestures.ts';
import { KINDS_OF_PAGES } from '../support/kinds-of-pages.ts';
import { standstill } from '../support/accessibility.ts';
import { expect, test } from '../support/test.ts';

/** WCAG 2.2, 1.4.12 (RGAA 10.12): what a visitor who reads with difficulty may ask for. */
const SPACED = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

/** Words that stand, in part, outside a box that hides what stands outside of it. Runs in the page. */
function cutWords(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const cuts = (box: Element | null, word: DOMRect): boolean => {
    if (box === null || box === document.documentElement) return false;
    const { left, right, top, bottom, width } = box.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(box);
    // What is for screen readers alone stands in a pixel.
    if (width <= 1) return false;
    return (
      (hides(overflowX) && (word.left < left - 1 || word.right > right + 1)) ||
      (hides(overflowY) && (word.top < top - 1 || word.bottom > bottom + 1)) ||
      cuts(box.parentElement, word)
    );
  };
  const cut: string[] = [];
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const isShown =
      node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      node.parentElement.closest('[aria-hidden="true"]') === null;
    if (isShown && [...range.getClientRects()].some((word) => word.width > 1 && cuts(node.parentElement, word)))
      cut.push((node.textContent ?? '').trim());
  }
  return cut;
}

for (const path of KINDS_OF_PAGES)
  test(`${path} loses no word when its text is spaced out`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet();
      sheet.replaceSync(rules);
      document.adoptedStyleSheets.push(sheet);
    }, SPACED);
    await standstill(page);
    expect(await page.evaluate(cutWords)).toEqual([]);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });

for (const path of KINDS_OF_PAGES)
  test(`${path} is no wider for long words in its headings and labels`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(path);
    await longWords.act?.(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(360);
  });
