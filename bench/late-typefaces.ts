import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import type { Server } from './serve-dist.ts';

const LATE_MS = 1000;
const SETTLE_MS = 500;

type Shift = PerformanceEntry & { value: number };

/** How far a first screen moves (the sum of its layout shifts) when the typefaces come a second late. */
export async function lateTypefacesShift({ origin, certificateKey }: Server, path: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags(certificateKey) });
  try {
    const page = await browser.newPage(PHONE);
    await page.route('**/*.woff2', async (route) => {
      await wait(LATE_MS);
      await route.continue();
    });
    await page.goto(`${origin}${path}`);
    await page.evaluate(() => document.fonts.ready);
    await wait(SETTLE_MS);
    return await page.evaluate(
      () =>
        new Promise<number>((resolve) => {
          const isShift = (entry: PerformanceEntry): entry is Shift => 'value' in entry;
          const observer = new PerformanceObserver((list) => {
            const shifts = list.getEntries().filter((entry) => isShift(entry));
            resolve(shifts.reduce((sum, { value }) => sum + value, 0));
          });
          observer.observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => {
            resolve(0);
          }, 500);
        }),
    );
  } finally {
    await browser.close();
  }
}
