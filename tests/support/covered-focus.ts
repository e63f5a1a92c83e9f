import type { Page } from '@playwright/test';

/** More stops than any page has. */
const MANY = 200;

type Stop = { name: string; isSeen: boolean; covers: string[] };

/** Whatever holds the focus: whether any of it shows, and what fixed part of the page lies over some of it. */
const focused = (page: Page): Promise<Stop | undefined> =>
  page.evaluate(async () => {
    // The scroll that follows the focus, and what it has the browser lay out.
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
    const covers = hits.flatMap((hit) => fixedPart(hit)?.className ?? []);
    return {
      name: `${element.tagName} ${element.getAttribute('aria-label') ?? element.textContent}`.trim(),
      isSeen: hits.some((hit) => hit !== null && element.contains(hit)),
      covers: [...new Set(covers)],
    };
  });

/** Goes through a page with the Tab key; what of it had the focus without being seen whole, and how often it stopped. */
export async function tabThrough(page: Page): Promise<{ stops: number; covered: Stop[] }> {
  const covered: Stop[] = [];
  for (let stops = 0; stops < MANY; stops += 1) {
    await page.keyboard.press('Tab');
    const stop = await focused(page);
    if (stop === undefined) return { stops, covered };
    if (!stop.isSeen || stop.covers.length > 0) covered.push(stop);
  }
  throw new Error(`More than ${String(MANY)} stops, or a trap`);
}
