import { readdir, readFile, stat, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Browser } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { buildCopy, projectCopy } from '../support/project-copy.ts';
import type { Bench } from './bench.ts';
import { serve } from './serve.ts';

const [FEW, DESIGNED_FOR, MANY] = [24, 300, 2400];
const MAX_MEMORY_GB = 4;
const MAX_GROWTH = 1.03;
const MAX_KEY_MS = 50;
/** CPU slowdown that emulates a cheap phone. */
const SLOWDOWN = 4;
const SCREEN = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 };
const PHONE = { ...SCREEN, isMobile: true, hasTouch: true, ignoreHTTPSErrors: true };
/** The browser reports the duration of an interaction after the next paint, within this time. */
const REPORT_DELAY_MS = 600;

/** Runs in the build. Writes the resource usage of the build as the last line of standard error. */
const REPORT = `import { isMainThread } from 'node:worker_threads';
if (isMainThread) process.on('exit', () => console.error(JSON.stringify(process.resourceUsage())));`;
const NODE_OPTIONS = `--import=data:text/javascript,${encodeURIComponent(REPORT)}`;

type Figures = Record<'seconds' | 'processor' | 'memoryGB' | 'pages' | 'msPerPage' | 'distMB', number>;
const table: Record<string, Figures> = {};

async function measure(name: string, root: string): Promise<void> {
  const start = performance.now();
  const usage = JSON.parse(
    (await buildCopy(root, { NODE_OPTIONS })).trim().split('\n').at(-1) ?? '',
  ) as NodeJS.ResourceUsage;
  const seconds = (performance.now() - start) / 1000;
  const files = await readdir(join(root, 'dist'), { recursive: true });
  const sizes = await Promise.all(files.map(async (file) => (await stat(join(root, 'dist', file))).size));
  const pages = files.filter((file) => file.endsWith('.html')).length;
  table[name] = {
    seconds: Math.round(seconds * 10) / 10,
    processor: Math.round((usage.userCPUTime + usage.systemCPUTime) / 1e5) / 10,
    memoryGB: Math.round(usage.maxRSS / 1e4) / 100,
    pages,
    msPerPage: Math.round((seconds * 1000) / pages),
    distMB: Math.round(sizes.reduce((sum, size) => sum + size, 0) / 1e6),
  };
  console.log(name, table[name]);
}

const CATEGORIES = ['Bureautique', 'Informatique', 'Intelligence Artificielle'];

function sampleCourse(index: number): string {
  const hours = 7 * (1 + (index % 5));
  return `---
title: Excel pour les artisans, groupe ${String(index + 1)}
description: Des exercices sur vos fichiers, en ${String(hours)} heures, groupe ${String(index + 1)}.
category: ${CATEGORIES[index % CATEGORIES.length] ?? ''}
duration: ${String(hours)} heures
hours: ${String(hours)}
modality: remote
price: { amount: ${String(450 + hours * 30)}, unit: person, tax: exempt }
eligibleForCPF: ${String(index % 3 === 0)}
createdOn: 2026-06-30
---

${'La première heure se passe sans diaporama : chacun ouvre un fichier et dit ce qui l’y ralentit. '.repeat(4)}
`;
}

async function build(courses: number): Promise<string> {
  const root = await projectCopy('.', `scale-${String(courses)}`);
  const folder = join(root, 'content/courses');
  for (let index = (await readdir(folder)).length; index < courses; index += 1)
    await writeFile(join(folder, `essai-${String(index)}.md`), sampleCourse(index));
  await measure(`${String(courses)} courses, cold`, root);
  await measure(`${String(courses)} courses, warm`, root);
  return root;
}

const catalogueBytes = async (root: string) =>
  brotliCompressSync(await readFile(join(root, `dist${paths.courses}.html`))).length;

/** The longest time from a key press in the search to the next paint, in milliseconds. */
async function slowestKey(root: string, browser: Browser): Promise<number> {
  const { origin, stop } = await serve(root);
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
  await page.locator('#resultats [data-from-island] article').first().waitFor();
  const devTools = await page.context().newCDPSession(page);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
  durations.length = 0;
  for (const key of ['x', 'c', 'e', 'l', ...Array.from({ length: 5 }, () => 'Backspace')]) {
    await search.press(key);
    await page.waitForTimeout(REPORT_DELAY_MS);
  }
  await page.close();
  stop();
  return Math.max(0, ...durations);
}

/**
 * Builds 24, 300 and 2,400 courses, each without and with a build cache. Measures the growth of the catalogue page from
 * 24 to 2,400 courses, the slowest key in the search with 2,400, and the peak memory of all builds.
 */
export async function measureScale({ browser }: Bench) {
  const few = await catalogueBytes(await build(FEW));
  await build(DESIGNED_FOR);
  const site = await build(MANY);
  const growth = (await catalogueBytes(site)) / few;
  const memory = Math.max(...Object.values(table).map(({ memoryGB }) => memoryGB));
  console.table(table);
  return [
    { figure: `catalogue, ${String(MANY)} courses over ${String(FEW)}`, value: growth, limit: MAX_GROWTH },
    { figure: 'slowest key in the search, ms', value: await slowestKey(site, browser), limit: MAX_KEY_MS },
    { figure: 'peak memory, GB', value: memory, limit: MAX_MEMORY_GB },
  ].map((row) => ({ ...row, isOk: row.value <= row.limit }));
}
