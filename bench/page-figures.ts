import { setTimeout as wait } from 'node:timers/promises';
import { chromium } from '@playwright/test';
import { chromiumFlags, chromiumPath, PHONE } from './chromium.ts';
import type { Figure } from './figures.ts';
import { pageWeight } from './page-weight.ts';
import type { MeasuredPage } from './pages.ts';
import type { Server } from './serve-dist.ts';

const LATE_MS = 1000;
const SETTLE_MS = 500;

/** How far a first screen moves (the sum of its layout shifts) when the typefaces come a second late. */
async function lateTypefacesShift({ origin, certificateKey }: Server, path: string): Promise<number> {
  const browser = await chromium.launch({ executablePath: chromiumPath(), args: chromiumFlags(certificateKey) });
  try {
    const page = await browser.newPage(PHONE);
    await page.route('**/*.woff2', async (route) => {
      await wait(LATE_MS);
      await route.continue();
    });
    await page.goto(`${origin}${path}`);
    const hasStandIn = await page.evaluate(() =>
      document.fonts.load("1em 'text fallback'").then(
        (faces) => faces.length > 0,
        () => false,
      ),
    );
    if (!hasStandIn) throw new Error('No typeface that stands in is installed: Liberation will do.');
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

/** The first flight of a TCP connection: ten packets. */
const FIRST_FLIGHT = 14_600;
const BEFORE_LOAD = 60_000;
const START_SCRIPT = 2_000;
const ALL_SCRIPT = 90_000;
/** A fifth of what Web Vitals calls good. */
const LATE_TYPEFACES_SHIFT = 0.02;

export async function pageFigures(server: Server, { path, use }: MeasuredPage): Promise<Figure[]> {
  const weight = await pageWeight(server, path, use);
  const figure = (name: string, measured: number, limit: number): Figure => ({
    subject: path,
    name,
    measured,
    limit,
    unit: 'B',
  });
  return [
    figure('HTML with its styles, brotli', weight.html, FIRST_FLIGHT),
    figure('everything before the load event', weight.beforeLoad, BEFORE_LOAD),
    figure('script run before any interaction', weight.executedScript, START_SCRIPT),
    figure('the same scripts whole, brotli', weight.startScript, START_SCRIPT),
    figure('script after using everything, brotli', weight.allScript, ALL_SCRIPT),
  ];
}

export async function lateTypefacesFigure(server: Server, { path }: MeasuredPage): Promise<Figure[]> {
  return [
    {
      subject: path,
      name: 'layout shift, typefaces a second late',
      measured: await lateTypefacesShift(server, path),
      limit: LATE_TYPEFACES_SHIFT,
      unit: '',
    },
  ];
}
