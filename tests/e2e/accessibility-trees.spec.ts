import type { Locator } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { EXAMPLE_DAY } from '../support/example-site.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const ONE = 'sst-formation-initiale';

/**
 * The pages that a nightly test compares, by the name of their file in `trees/`. They show the example content, because
 * editors do not change it.
 */
const PAGES = {
  home: paths.home,
  catalogue: paths.courses,
  course: paths.course(ONE),
  agenda: paths.agenda,
  contact: paths.contact,
  'course-request': paths.courseRequest(ONE),
  financing: paths.financing,
  comparison: paths.comparison,
  results: paths.results,
  about: paths.about,
  search: paths.search,
  accessibility: paths.accessibility,
};

const PHONE = { width: 360, height: 740 };

// The build of the example site had the same date.
test.beforeEach(({ page }) => page.clock.setFixedTime(EXAMPLE_DAY));

/**
 * Compares the accessibility tree of a part of the page to its file. Leaves out link addresses. Also leaves out the
 * names of rows and cells, because the names repeat the content. `toMatchAriaSnapshot` would miss changed numbers,
 * because it stores numbers as patterns.
 */
async function expectTree(part: Locator, name: string): Promise<void> {
  const tree = await part.ariaSnapshot();
  const snapshot = tree.replaceAll(/\n *- \/url: .*/g, '').replaceAll(/- '?(row|cell) ".*"'?:$/gm, '- $1:');
  expect(`${snapshot}\n`).toMatchSnapshot(`${name}.yml`);
}

for (const [name, path] of Object.entries(PAGES))
  test(`exposes the page ${name} to screen readers`, { tag: '@full' }, async ({ page }) => {
    await page.goto(path);
    await expectTree(page.getByRole('main'), name);
  });

test('shows accessible pages in the colours of another provider', { tag: '@full' }, async ({ page }) => {
  for (const path of [paths.home, paths.course(ONE)]) {
    await page.goto(path);
    await expectAccessible(page);
  }
});

test('exposes the header with open categories and the footer', async ({ page }) => {
  await page.goto(paths.financing);
  await page.locator('[data-category-menu] summary').click();
  await expectTree(page.getByRole('banner'), 'header');
  await expectAccessible(page, { part: 'header', widths: [1280] });
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.getByRole('button', { name: 'Sombre' }).click();
  await expectTree(page.getByRole('contentinfo'), 'footer');
});

test('exposes the open menu of a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.financing);
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.getByRole('button', { name: 'Fermer le menu' })).toBeFocused();
  await expectTree(page.locator('#menu'), 'menu');
  await expectAccessible(page, { part: '#menu', widths: [360] });
});
