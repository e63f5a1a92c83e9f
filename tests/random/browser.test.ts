import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { BuiltSite } from '../../scripts/preview-site.ts';
import { paths } from '#src/site/paths.ts';
import { browserExecutable } from '../support/browser.ts';
import { courseMirrors } from '../support/built-site.ts';
import { axeDefects } from '../support/page-checks.ts';

const site = new BuiltSite(process.cwd());
const ORIGIN = 'http://localhost';

let browser: Browser;
let page: Page;

beforeAll(async () => {
  browser = await chromium.launch({ executablePath: browserExecutable(), args: ['--no-sandbox'] });
  page = await browser.newPage({ reducedMotion: 'reduce' });
  await page.route('**/*', async (route) => {
    const response = await site.answer(new Request(route.request().url()));
    await route.fulfill({
      status: response.status,
      headers: Object.fromEntries(response.headers),
      body: Buffer.from(await response.arrayBuffer()),
    });
  });
});

afterAll(() => browser.close());

const [course] = courseMirrors();
const OTHERS = [paths.agenda, paths.contact, paths.about, paths.courses];
const PAGES = [
  paths.home,
  OTHERS[inject('seed') % OTHERS.length] ?? paths.agenda,
  ...(course ? [paths.course(course.id)] : []),
];

test.each(PAGES)('keeps %s accessible, and within a screen of 320 px', async (path) => {
  await page.setViewportSize({ width: 1280, height: 900 });
  await page.goto(ORIGIN + path);
  expect(await axeDefects(page)).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
});
