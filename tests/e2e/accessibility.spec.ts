import { readFileSync } from 'node:fs';
import { FORMS, isOfAiCourse } from '#src/features/contact/contact-forms.ts';
import { hasAiCourse } from '#src/site/offered.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { KINDS_OF_PAGES } from '../support/kinds-of-pages.ts';
import { test } from '../support/test.ts';

/** Sheets and articles stand in the same places, and differ in their words: one width shows what axe can say of them. */
const isOneOfMany = (path: string) => /^\/(courses|blog)\/./.test(path) && !KINDS_OF_PAGES.includes(path);

const NOT_FOUND = ['/nulle-part', '/courses/nulle-part', '/blog/nulle-part'];

/** Every page that search engines are told of. */
const listed = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  },
);

const thanks = Object.values(FORMS).flatMap((form) => (hasAiCourse || !isOfAiCourse(form) ? [form.thanks] : []));
for (const path of [...new Set([...listed, ...thanks, paths.formRefused])])
  test(`${path} is open to everybody`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page, isOneOfMany(path) ? [360] : undefined);
  });

for (const path of NOT_FOUND)
  test(`${path}, which does not exist, is open to everybody`, async ({ page, browserErrors }) => {
    browserErrors.expectError(/status 404/, /console: Failed to load resource/);
    await page.goto(path);
    await expectAccessible(page);
  });
