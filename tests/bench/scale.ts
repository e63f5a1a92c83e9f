/** Builds the site with 24 and with 2,400 courses: the catalogue must not grow, nor its search become slow. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { chromium } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { browserExecutable } from '#tests/support/browser.ts';
import { buildCopy, projectCopy } from '../support/project-copy.ts';
import { fillWithCourses } from './sample-courses.ts';
import { serve } from './serve.ts';

const [FEW, MANY] = [24, 2400];
const GROWTH = 1.03;
const KEY_MS = 50;
/** A cheap phone compared with this machine. */
const SLOWDOWN = 4;
const PHONE = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** The browser reports an interaction a moment after its paint. */
const REPORTED_MS = 600;

async function build(courses: number): Promise<string> {
  const root = await projectCopy('.', 'scale-site');
  await fillWithCourses(join(root, 'content/courses'), courses);
  const start = performance.now();
  await buildCopy(root);
  console.log(`${String(courses)} courses built in ${((performance.now() - start) / 1000).toFixed(0)} s`);
  return root;
}

const catalogueBytes = async (root: string) =>
  brotliCompressSync(await readFile(join(root, `dist${paths.courses}.html`))).length;

/** The longest time from a key press in the search to the next paint, in milliseconds. */
async function slowestKey(root: string): Promise<number> {
  const { origin, flags, stop } = await serve(root);
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: flags });
  try {
    const page = await browser.newPage(PHONE);
    const durations: number[] = [];
    await page.exposeFunction('report', (duration: number) => durations.push(duration));
    await page.addInitScript(`
      new PerformanceObserver((list) => {
        for (const { interactionId, duration } of list.getEntries()) if (interactionId) report(duration);
      }).observe({ type: 'event', durationThreshold: 16, buffered: true });
    `);
    await page.goto(origin + paths.courses);
    const search = page.locator('input[name=q]');
    // The first key loads the script and the courses.
    await search.press('e');
    await page.locator('#resultats [data-live] article').first().waitFor();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    durations.length = 0;
    for (const key of ['x', 'c', 'e', 'l', ...Array.from({ length: 5 }, () => 'Backspace')]) {
      await search.press(key);
      await page.waitForTimeout(REPORTED_MS);
    }
    return Math.max(0, ...durations);
  } finally {
    await browser.close();
    stop();
  }
}

const few = await catalogueBytes(await build(FEW));
const site = await build(MANY);
const many = await catalogueBytes(site);
const key = await slowestKey(site);
console.table([
  { figure: `catalogue, ${String(MANY)} courses over ${String(FEW)}`, value: many / few, limit: GROWTH },
  { figure: 'slowest key in the search, ms', value: key, limit: KEY_MS },
]);
if (many / few > GROWTH || key > KEY_MS) process.exitCode = 1;
