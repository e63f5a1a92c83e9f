import { paths } from '#src/site/paths.ts';
import { publicCourses } from '../support/written-content.ts';
import type { Bench } from './bench.ts';

const LAYOUT_MS = 1500;
const DESKTOP = { width: 1280, height: 900 };
const PHONE = { width: 360, height: 740 };

const COURSE_TITLE = '[data-course-card] h3';
const OPEN_SESSION = '[data-agenda-month] > ul h3';

/** What a visitor looks for, and how far down the page it may begin, in CSS pixels. */
const MEASURES = [
  { path: paths.courses, selector: COURSE_TITLE, viewport: DESKTOP, limit: 560 },
  { path: paths.courses, selector: COURSE_TITLE, viewport: PHONE, limit: 600 },
  { path: paths.home, selector: COURSE_TITLE, viewport: DESKTOP, limit: 1400 },
  { path: paths.agenda, selector: OPEN_SESSION, viewport: DESKTOP, limit: 620 },
  { path: paths.agenda, selector: OPEN_SESSION, viewport: PHONE, limit: 740 },
  ...publicCourses().flatMap(({ id }) => [
    { path: paths.course(id), selector: '#sessions', viewport: DESKTOP, limit: 1000 },
    { path: paths.course(id), selector: '#sessions', viewport: PHONE, limit: 1400 },
  ]),
];

export async function measurePositions({ browser, origin }: Bench) {
  const rows = [];
  for (const { path, selector, viewport, limit } of MEASURES) {
    const page = await browser.newPage({ viewport, ignoreHTTPSErrors: true });
    await page.goto(origin + path, { waitUntil: 'networkidle' });
    // Parts below the first screen have their height only after they are laid out.
    await page.waitForTimeout(LAYOUT_MS);
    const top = await page
      .locator(selector)
      .first()
      .evaluate((element) => element.getBoundingClientRect().top + scrollY);
    await page.close();
    rows.push({ path, selector, width: viewport.width, top: Math.round(top), limit, isOk: top <= limit });
  }
  return rows;
}
