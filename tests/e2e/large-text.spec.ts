import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

/** Twice what browsers begin with, in CSS pixels. */
const LARGE_PX = 32;

const COURSES = ['excel-fondamentaux', 'access-base-de-donnees'];

for (const path of [
  paths.home,
  paths.courses,
  paths.course('excel-fondamentaux'),
  paths.courseRequestPage('excel-fondamentaux'),
  paths.comparison,
  paths.compare(COURSES),
  paths.searchFor('excel'),
  paths.agenda,
  paths.financing,
  paths.about,
  paths.contact,
  paths.blog,
  paths.article(9),
  paths.aiCourse,
  paths.creator('demo'),
  paths.catalogue('bureautique'),
  paths.results,
  paths.terms,
])
  test(`fits ${path} on a small screen whose visitor has set text to twice its size`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const session = await page.context().newCDPSession(page);
    await session.send('Page.setFontSizes', { fontSizes: { standard: LARGE_PX } });
    await page.goto(path);
    await expect(page.locator('html')).toHaveCSS('font-size', `${String(LARGE_PX)}px`);
    await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
  });
