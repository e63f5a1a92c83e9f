import { readFileSync } from 'node:fs';
import { THANK_YOU_PATHS } from '#src/features/contact/thank-you-paths.ts';
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

for (const path of [...new Set([...listed, ...Object.values(THANK_YOU_PATHS), paths.formRefused])])
  test(`${path} is open to everybody`, async ({ page }) => {
    await page.goto(path);
    await expectAccessible(page);
  });

for (const path of NOT_FOUND)
  test(`${path}, which does not exist, is open to everybody`, async ({ page, trouble }) => {
    trouble.foresee(/status 404/, /console: Failed to load resource/);
    await page.goto(path);
    await expectAccessible(page);
  });
