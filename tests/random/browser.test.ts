import { chromium } from '@playwright/test';
import { expect, test } from 'vitest';
import { DAY_MS } from '#src/lib/clock.ts';
import { paths } from '#src/site/paths.ts';
import { browserExecutable } from '../support/browser.ts';
import { answerAt, courseMirrors } from '../support/built-site.ts';
import { axeDefects } from '../support/page-checks.ts';
import { builtProvider } from './random-site.ts';

const { seed, day } = builtProvider();
const ORIGIN = 'http://localhost';

const courses = courseMirrors().map(({ id }) => paths.course(id));
const PAGES = [paths.home, paths.agenda, paths.contact, paths.about, paths.courses, ...courses];
const path = PAGES[seed % PAGES.length] ?? paths.home;

test(`keeps ${path} accessible, and within a screen of 320 px`, async () => {
  const browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  const page = await browser.newPage({ reducedMotion: 'reduce', viewport: { width: 1280, height: 900 } });
  // Simulates a visit up to two days after the build.
  await page.clock.setFixedTime(Date.parse(day) + (seed % 3) * DAY_MS);
  await page.route('**/*', async (route) => {
    const response = await answerAt(route.request().url());
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
  await page.goto(ORIGIN + path);
  expect(await axeDefects(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  await browser.close();
});
