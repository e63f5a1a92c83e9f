import sharp from 'sharp';
import type { Page } from '@playwright/test';
import { contrast, mixed } from '#src/lib/colour.ts';
import { standstill } from './accessibility.ts';

/** The letters of a line of text: where they stand, in pixels, in which colour (`#rrggbb`) and with how much of it (0 to 1). */
type Line = {
  text: string;
  left: number;
  top: number;
  right: number;
  bottom: number;
  colour: string;
  opacity: number;
  large: boolean;
};

/** What is painted under the words of a page: three bytes a pixel. */
type Ground = { data: Buffer; width: number; height: number };

/** WCAG 2.2, 1.4.3 (RGAA 3.2): what large text needs, and any other. */
const NEEDED = { large: 3, small: 4.5 };

/**
 * A rule of the paper or a link's underline runs through a line and hides nothing of it: a ground counts when it lies under more
 * than this share of the line.
 */
const THIN = 0.12;

/** Chromium takes no picture taller than 16,384 pixels. */
const PICTURE = 8_000;

/** Every line of text that can be read, values and placeholders of fields too. */
const readLines = (page: Page): Promise<Line[]> =>
  page.evaluate(() => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true });
    if (context === null) throw new Error('This browser has no canvas.');
    const known = new Map<string, { colour: string; opacity: number }>();
    const read = (colour: string) => {
      const answer = known.get(colour);
      if (answer !== undefined) return answer;
      context.clearRect(0, 0, 1, 1);
      context.fillStyle = colour;
      context.fillRect(0, 0, 1, 1);
      const [red = 0, green = 0, blue = 0, alpha = 0] = context.getImageData(0, 0, 1, 1).data;
      const hex = `#${[red, green, blue].map((byte) => byte.toString(16).padStart(2, '0')).join('')}`;
      const made = { colour: hex, opacity: alpha / 255 };
      known.set(colour, made);
      return made;
    };
    const opacityOf = (element: Element | null): number =>
      element === null ? 1 : Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement);
    /** Initials stand where a face comes over them. */
    const isUnderPicture = (left: number, top: number, right: number, bottom: number) =>
      document.elementFromPoint((left + right) / 2, (top + bottom) / 2) instanceof HTMLImageElement;
    /** What is for screen readers alone stands in a pixel. */
    const isForReaders = (element: Element | null): boolean =>
      element !== null &&
      ((getComputedStyle(element).position === 'absolute' && element.clientWidth <= 1 && element.clientHeight <= 1) ||
        isForReaders(element.parentElement));
    const lines: Line[] = [];
    const add = (text: string, element: Element, style: CSSStyleDeclaration, rects: Iterable<DOMRect>) => {
      const { colour, opacity } = read(element instanceof SVGElement ? style.fill : style.color);
      const size = parseFloat(style.fontSize);
      for (const { left, top, right, bottom, width, height } of rects)
        if (
          width > 2 &&
          height > 2 &&
          right > 0 &&
          left < innerWidth &&
          bottom > 0 &&
          !isUnderPicture(left, top, right, bottom)
        )
          lines.push({
            text: text.trim().slice(0, 60),
            left: Math.max(0, left),
            // Letters stand in the middle of their line; a ring around a figure, or an underline, at its edges.
            top: Math.max(0, top + height / 5),
            right: Math.min(innerWidth, right),
            bottom: bottom - height / 5,
            colour,
            opacity: opacity * opacityOf(element),
            large: size >= 24 || (size >= 18.66 && Number(style.fontWeight) >= 700),
          });
    };
    const shown = (element: Element) =>
      !isForReaders(element) &&
      element.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
      // What cannot be used need not stand out.
      element.closest(':disabled, [aria-disabled="true"]') === null;

    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    for (let node = walker.nextNode(); node !== null; node = walker.nextNode()) {
      const element = node.parentElement;
      const text = node.textContent ?? '';
      if (element === null || text.trim() === '' || !shown(element)) continue;
      if (element.closest('script, style, noscript, title, option') !== null) continue;
      range.selectNodeContents(node);
      add(text, element, getComputedStyle(element), range.getClientRects());
    }
    for (const field of document.querySelectorAll<HTMLInputElement>('input, textarea, select')) {
      if (!shown(field) || ['checkbox', 'radio', 'range', 'hidden', 'file'].includes(field.type)) continue;
      const empty = field.value === '';
      if (empty && !field.placeholder) continue;
      const style = getComputedStyle(field, empty ? '::placeholder' : null);
      add(empty ? field.placeholder : field.value, field, style, [field.getBoundingClientRect()]);
    }
    return lines;
  });

/** Takes a picture of the page without its words. */
async function grounds(page: Page, width: number): Promise<Ground> {
  // A style that is made, not written into the page, needs no word of its policy.
  await page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(
      `*, ::before, ::after, ::placeholder { -webkit-text-fill-color: transparent !important; text-decoration-color: transparent !important;
        text-shadow: none !important; caret-color: transparent !important; transition: none !important }
       svg text, svg tspan { fill: transparent !important }`,
    );
    document.adoptedStyleSheets.push(sheet);
  });
  const height = await pageHeight(page);
  const parts: Buffer[] = [];
  for (let y = 0; y < height; y += PICTURE) {
    const clip = { x: 0, y, width, height: Math.min(PICTURE, height - y) };
    const picture = await page.screenshot({ fullPage: true, clip });
    parts.push(await sharp(picture).removeAlpha().raw().toBuffer());
  }
  await page.evaluate(() => document.adoptedStyleSheets.pop());
  return { data: Buffer.concat(parts), width, height };
}

const pageHeight = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

/** In a window as tall as the page, everything is laid out and come into sight. A page may stay a little taller than any window. */
async function fitWindow(page: Page, width: number): Promise<void> {
  for (let round = 0; round < 3; round += 1) {
    const height = await pageHeight(page);
    if (page.viewportSize()?.height === height) return;
    await page.setViewportSize({ width, height });
    await standstill(page);
  }
}

/** How many pixels of each colour, as one number of three bytes, lie under a line. */
function coloursUnder({ left, top, right, bottom }: Line, { data, width, height }: Ground): Map<number, number> {
  const counts = new Map<number, number>();
  for (let y = Math.floor(top); y < Math.min(bottom, height); y += 1)
    for (let x = Math.floor(left); x < Math.min(right, width); x += 1) {
      const colour = data.readUIntBE((y * width + x) * 3, 3);
      counts.set(colour, (counts.get(colour) ?? 0) + 1);
    }
  return counts;
}

/** Why a line is too pale, if it is. */
function paleness(line: Line, ground: Ground): string | undefined {
  const needed = line.large ? NEEDED.large : NEEDED.small;
  const under = [...coloursUnder(line, ground)].map(([colour, count]) => {
    const painted = `#${colour.toString(16).padStart(6, '0')}`;
    return { count, ratio: contrast(mixed(painted, line.colour, line.opacity), painted) };
  });
  const sum = (those: typeof under) => those.reduce((total, { count }) => total + count, 0);
  const faults = under.filter(({ ratio }) => ratio < needed);
  const share = sum(faults) / sum(under);
  if (share <= THIN) return undefined;
  const worst = Math.min(...faults.map(({ ratio }) => ratio)).toFixed(2);
  return `« ${line.text} »: ${worst} where ${String(needed)} is needed, on ${(share * 100).toFixed(0)} % of the line`;
}

/**
 * The lines of a page, as wide as its window, that don't stand out enough from what is painted under them: measured in the
 * picture, where axe is unsure because of a gradient, a drawing or something laid over.
 */
export async function paleTexts(page: Page): Promise<string[]> {
  const { width, height } = page.viewportSize() ?? { width: 1280, height: 900 };
  await fitWindow(page, width);
  const lines = await readLines(page);
  const ground = await grounds(page, width);
  const grown = (await pageHeight(page)) !== ground.height;
  await page.setViewportSize({ width, height });
  // Something came meanwhile, and moved the rest.
  if (grown) return paleTexts(page);
  return [...new Set(lines.flatMap((line) => paleness(line, ground) ?? []))];
}
