import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible, expectReflow } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const SHEET = paths.course('excel-fondamentaux');
/** These pages together contain all components. */
const DAILY = [paths.home, paths.courses, SHEET, paths.aiCourse, paths.article(9), paths.agenda];

const NOWHERE = '/nulle-part';

/** One page of each kind that is not in `DAILY`. contact.spec.ts checks further states of the contact page. */
const NIGHTLY = [
  ...[NOWHERE, paths.contact, paths.privacy, paths.blog, paths.about, paths.results, paths.complaints],
  ...[paths.courseRequest('excel-fondamentaux'), paths.compare(['excel-fondamentaux', 'word-documents-longs'])],
  ...[paths.fundingEstimate({ price: 980, register: 'RS' }), paths.searchFor('excel')],
  ...[paths.creator('demo'), paths.formRefused],
];
const KINDS = [...DAILY, ...NIGHTLY];

/**
 * Counts running animations and parts of view transitions. Scrolls first, because the style sheet of animations loads
 * at the first interaction, and because logos move only while they are in view.
 */
async function countMoving(page: Page): Promise<number> {
  await page.mouse.wheel(0, 40);
  await page.waitForFunction(() => document.adoptedStyleSheets.length > 0);
  return page.evaluate(() => {
    document.querySelector('[data-logos]')?.scrollIntoView();
    const running = document.getAnimations().filter(({ playState }) => playState === 'running');
    const named = [...document.querySelectorAll('body *')].filter(
      (element) => getComputedStyle(element).viewTransitionName !== 'none',
    );
    return running.length + named.length;
  });
}

for (const path of KINDS)
  test(
    `shows ${path} accessibly, without overflow and without motion`,
    { tag: DAILY.includes(path) ? [] : '@full' },
    async ({ page, browserErrors }) => {
      if (path === NOWHERE) browserErrors.expectError(/status 404/, /console: Failed to load resource/);
      await page.goto(path);
      await page.locator('main details').evaluateAll((all) => {
        for (const each of all) each.setAttribute('open', '');
      });
      await expectAccessible(page);
      await expect.poll(() => countMoving(page)).toBe(0);
      await expectReflow(page);
    },
  );

const LISTED = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  },
);
const THANKS = Object.values(FORMS).map(({ thanks }) => thanks);

// These pages have the markup of the pages above with other texts.
for (const path of new Set([...LISTED, ...THANKS].filter((each) => !KINDS.includes(each))))
  test(`shows ${path} accessibly`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, { widths: [360] });
  });
