import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { AxeResults, Result, RunOptions } from 'axe-core';
import { expect, type Frame, type Page } from '@playwright/test';

/** Every page that axe looks at has to read it: the short form takes half the time. */
const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Sets what axe looks for, in the page; what it finds right is told by nobody. */
const OPTIONS = {
  runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'RGAAv4', 'best-practice'],
  resultTypes: ['violations', 'incomplete'],
} satisfies RunOptions;

/**
 * What axe leaves to be judged, and others judge: `paleTexts` the contrast of whatever stands on a drawing or a gradient; the journeys of
 * each dialog that nothing behind it is reached.
 */
const JUDGED: readonly string[] = ['color-contrast', 'aria-hidden-focus'];

declare global {
  // eslint-disable-next-line @typescript-eslint/consistent-type-definitions
  interface Window {
    /** Set by the source of axe. */
    axe: { run: (context: Document | string, options: RunOptions) => Promise<AxeResults> };
  }
}

const WIDTHS = [360, 1280];
const NARROWEST = 320;

/** Brings axe into a page and its frames, once for as long as they stand. */
async function bringAxe(page: Page): Promise<void> {
  const bring = async (frame: Frame) => {
    if (!(await frame.evaluate(() => 'axe' in globalThis))) await frame.evaluate(AXE);
  };
  // One whose page is still on its way would keep axe waiting.
  for (const frame of page.frames()) if (/^(http|about:srcdoc)/.test(frame.url())) await bring(frame);
}

/** What comes into sight has come: half faded in, every colour is too pale. */
export async function standstill(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    document
      .getAnimations()
      // What follows a scroll or goes round for ever never ends.
      .filter(
        ({ timeline, effect }) => timeline instanceof DocumentTimeline && effect?.getTiming().iterations !== Infinity,
      )
      .every(({ playState }) => playState !== 'running'),
  );
}

/** What axe finds wrong on a page, or on a part of it, and what it leaves to be judged: a line for each rule. */
export async function accessibilityDefects(page: Page, part?: string): Promise<string[]> {
  await standstill(page);
  await bringAxe(page);
  return page.evaluate(
    async ([selector, options, judged]) => {
      const { violations, incomplete } = await window.axe.run(selector ?? document, options);
      const unsure = incomplete.filter(({ id }) => !judged.includes(id));
      const tell = ({ id, help, nodes }: Result) => `${id}: ${help} ${nodes.map(({ html }) => html).join(' ')}`;
      return [...violations.map(tell), ...unsure.map((result) => `to be judged: ${tell(result)}`)];
    },
    [part, OPTIONS, JUDGED] as const,
  );
}

const overflow = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);

/** Fails on whatever axe finds on a page at these widths, and on a page wider than the narrowest screen. */
export async function expectAccessible(page: Page, widths: readonly number[] = WIDTHS): Promise<void> {
  for (const width of widths) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityDefects(page), `${String(width)} pixels wide`).toEqual([]);
  }
  await page.setViewportSize({ width: NARROWEST, height: 640 });
  expect(await overflow(page), 'what has to be scrolled to sideways').toBeLessThanOrEqual(0);
}

/** The same for a part of a page, by its selector: a state that leaves the rest as it was. */
export async function expectPartAccessible(page: Page, part: string): Promise<void> {
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 900 });
    expect(await accessibilityDefects(page, part), `${String(width)} pixels wide`).toEqual([]);
  }
}
