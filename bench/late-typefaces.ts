import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import type { Server } from './serve-dist.ts';

const LATE_MS = 1000;
const SETTLE_MS = 500;

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
    return await page.evaluate(
      (settleMs) =>
        new Promise<number>((resolve) => {
          let sum = 0;
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries())
              if ('value' in entry && typeof entry.value === 'number') sum += entry.value;
          }).observe({ type: 'layout-shift', buffered: true });
          setTimeout(() => {
            resolve(sum);
          }, settleMs);
        }),
      SETTLE_MS,
    );
  } finally {
    await browser.close();
  }
}
