import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect, type Frame, type Page } from '@playwright/test';
import type { AxeResults, ContextObject, NodeResult, RunOptions } from 'axe-core';

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Set by axe-core. */
    axe: { run: (context: Document | ContextObject | string, options: RunOptions) => Promise<AxeResults> };
  }
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
  // Saves time: the results quote the HTML of elements instead.
  selectors: false,
  // Ignores pseudo-elements, which are decorative here. Otherwise, axe would leave the contrast of nearly every text
  // undecided, because nearly every text has an ancestor with a pseudo-element.
  checks: { 'color-contrast': { options: { ignorePseudo: true } } },
} satisfies RunOptions & { checks: object };

/** Removes decorative images behind text, because axe measures contrast on flat colours only. */
const FLAT_CSS =
  '*, ::before, ::after { background-image: none !important; text-shadow: none !important; transition: none !important }';

/** Results that axe leaves undecided and that other tests cover: focus in dialogs, and text too short or overlapped. */
const IGNORED_RESULTS = /^aria-hidden-focus|^color-contrast (shortTextContent|elmPartiallyObscur|bgOverlap)/;

/** WCAG 2.2, 1.4.12 (RGAA 10.12). */
const SPACING = `* { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-block-end: 2em !important }`;

const LONG_WORDS = 'Accompagnement à l’institutionnalisation interdépartementale des procédures';

/** Waits until all finite animations have ended. Colours that are still fading in would be too pale. */
export async function waitForAnimations(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      .filter(
        ({ timeline, effect }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
}

/** Runs a check under a style sheet. The content security policy does not restrict adopted style sheets. */
async function withStyle<Result>(page: Page, css: string, check: () => Promise<Result>): Promise<Result> {
  await page.evaluate((rules) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(rules);
    document.adoptedStyleSheets.push(sheet);
  }, css);
  const result = await check();
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return result;
}

/** The violations and undecided results of axe, one line per element. */
export async function axeDefects(page: Page, part?: string, options: RunOptions = OPTIONS): Promise<string[]> {
  const addAxe = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  };
  for (const frame of page.frames()) if (/^(http|about:srcdoc)/.test(frame.url())) await addAxe(frame);
  const lines = await withStyle(page, FLAT_CSS, async () => {
    await waitForAnimations(page);
    return page.evaluate(
      async ([selector, settings]) => {
        const { violations, incomplete } = await window.axe.run(selector ?? document, settings);
        const reason = ({ any }: NodeResult) =>
          (any[0]?.data as { messageKey?: string } | null | undefined)?.messageKey ?? '';
        return [...violations, ...incomplete].flatMap(({ id, help, nodes }) =>
          nodes.map((node) => `${id} ${reason(node)}: ${help} ${node.html.slice(0, 200)}`),
        );
      },
      [part, options] as const,
    );
  });
  return lines.filter((line) => !IGNORED_RESULTS.test(line));
}

const expectNoOverflow = (page: Page, condition: string) =>
  expect
    .soft(
      page.evaluate(() => Math.max(0, document.documentElement.scrollWidth - innerWidth)),
      condition,
    )
    .resolves.toBe(0);

type Scope = {
  /** The selector of a part of the page. The whole page by default. */
  part?: string;
  widths?: readonly [number] | readonly [number, number];
};

/** Runs axe at the first width and, in the dark theme, at the last one. Then checks the page for overflow at 320 px. */
export async function expectAccessible(page: Page, { part, widths = [1280, 360] }: Scope = {}): Promise<void> {
  const [first, last = first] = widths;
  await page.setViewportSize({ width: first, height: 900 });
  expect.soft(await axeDefects(page, part, OPTIONS), `axe, ${String(first)} px`).toEqual([]);
  await page.setViewportSize({ width: last, height: 900 });
  await page.emulateMedia({ colorScheme: 'dark' });
  // Two rules are enough here: the dark theme changes only colours; the width changes only positions and sizes.
  const defects = await axeDefects(page, part, { ...OPTIONS, runOnly: ['color-contrast', 'target-size'] });
  expect.soft(defects, `axe, dark theme, ${String(last)} px`).toEqual([]);
  await page.emulateMedia({ colorScheme: null });
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page, 'at 320 px');
  await withStyle(page, SPACING, () => expectNoOverflow(page, 'at 320 px with spaced text'));
}

/** The texts that a box with hidden overflow cuts off. Runs in the page. */
function clippedTexts(): string[] {
  const hides = (overflow: string) => overflow === 'hidden' || overflow === 'clip';
  const clips = (box: Element | null, word: DOMRect): boolean => {
    if (box === null || box === document.documentElement) return false;
    const { left, right, top, bottom, width } = box.getBoundingClientRect();
    const { overflowX, overflowY } = getComputedStyle(box);
    // A box with text for screen readers only is one pixel wide.
    if (width <= 1) return false;
    return (
      (hides(overflowX) && (word.left < left - 1 || word.right > right + 1)) ||
      (hides(overflowY) && (word.top < top - 1 || word.bottom > bottom + 1)) ||
      clips(box.parentElement, word)
    );
  };
  const range = document.createRange();
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const clipped: string[] = [];
  for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
    range.selectNodeContents(node);
    const isShown =
      node.parentElement?.checkVisibility({ visibilityProperty: true, opacityProperty: true }) === true &&
      node.parentElement.closest('[aria-hidden="true"]') === null;
    if (isShown && [...range.getClientRects()].some((word) => word.width > 1 && clips(node.parentElement, word)))
      clipped.push((node.textContent ?? '').trim());
  }
  return clipped;
}

/**
 * Fails when the page overflows at any width, or when text at 200 %, spaced text or long words overflow the screen, or
 * when spaced text is clipped.
 */
export async function expectReflow(page: Page): Promise<void> {
  for (let width = 320; width <= 1920; width += 40) {
    await page.setViewportSize({ width, height: 800 });
    await expectNoOverflow(page, `at ${String(width)} px`);
  }
  await page.setViewportSize({ width: 360, height: 740 });
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await expect(page.locator('html')).toHaveCSS('font-size', '32px');
  await expectNoOverflow(page, 'with text at 200 %');
  await devTools.send('Page.setFontSizes', { fontSizes: { standard: 16, fixed: 13 } });
  await withStyle(page, SPACING, async () => {
    expect.soft(await page.evaluate(clippedTexts), 'clipped with spaced text').toEqual([]);
    await expectNoOverflow(page, 'with spaced text');
  });
  await page.evaluate((words) => {
    for (const element of document.querySelectorAll('main :is(h1, h2, h3, dt, strong, .button, summary, .badge)'))
      if (element.childElementCount === 0 && !/^\s*\d/.test(element.textContent)) element.textContent = words;
  }, LONG_WORDS);
  await expectNoOverflow(page, 'with long words');
}
