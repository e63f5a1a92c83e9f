import { readFileSync } from 'node:fs';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { test } from '../support/test.ts';

const NOT_FOUND = ['/nulle-part', '/courses/nulle-part', '/blog/nulle-part'];

/** Every page that search engines are told of. */
const listed = [...readFileSync('dist/sitemap-0.xml', 'utf8').matchAll(/<loc>([^<]+)<\/loc>/g)].map(
  ([, address = '']) => {
    const { pathname, search } = new URL(address.replaceAll('&amp;', '&'));
    return pathname + search;
  },
);

const thanks = Object.values(FORMS).map((form) => form.thanks);
for (const path of [...new Set([...listed, ...thanks, paths.formRefused])])
  test(`${path} is open to everybody`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });

for (const path of NOT_FOUND)
  test(`${path}, which does not exist, is open to everybody`, async ({ page, browserErrors }) => {
    browserErrors.expectError(/status 404/, /console: Failed to load resource/);
    await page.goto(path);
    await expectAccessible(page);
  });
