import type { Locator } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { EXAMPLE_DAY } from '../support/example-site.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const [ONE, TWO] = ['sst-formation-initiale', 'maintenir-ses-acquis-de-sst'];

/** The pages that run every night, by the name of their file in `trees/`. Editors do not change the example content. */
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

// The date of the build.
test.beforeEach(({ page }) => page.clock.setFixedTime(EXAMPLE_DAY));

/**
 * Compares the accessibility tree of a part of the page to its file. Leaves out link addresses, and names of rows and
 * cells, which repeat their content. `toMatchAriaSnapshot` would store patterns for numbers.
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

test('exposes the errors and the confirmation of a form', async ({ page }) => {
  const headers = { date: new Date(EXAMPLE_DAY).toUTCString() };
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 201, json: { id: '1' }, headers }));
  await page.goto(paths.contact);
  const form = page.locator('form[method="post"]');
  await form.getByRole('button').click();
  await expect(form.getByText('Vous devez accepter')).toBeVisible();
  await expectTree(form, 'contact-errors');
  await form.getByLabel('Prénom').fill('Zoé');
  await form.getByLabel('Nom', { exact: true }).fill('Le Gall');
  await form.getByLabel('Adresse email').fill('zoe@courriel.example');
  await form.getByLabel('Téléphone').fill('06 39 98 12 34');
  await form.getByRole('checkbox').check();
  await form.getByRole('button').click();
  await expect(form.getByRole('heading')).toBeVisible();
  await expectTree(form, 'contact-sent');
  await expectTree(page.getByRole('region', { name: 'Notifications' }), 'toast');
});

test('exposes a filtered list', async ({ page }) => {
  await page.goto(`${paths.courses}?lieu=quimper`);
  await expect(page.locator('[data-filter] [aria-live]')).toHaveText('4 formations, à Quimper');
  await expectTree(page.getByRole('main'), 'catalogue-filtered');
});

test('exposes an estimate', async ({ page }) => {
  await page.goto(paths.fundingEstimate({ price: 1250.5, register: 'RS' }));
  await expect(page.getByRole('status')).toContainText('au plus');
  await expectTree(page.locator('[data-estimator]'), 'financing-estimate');
});

test('exposes the differences in a comparison on a phone', async ({ page }) => {
  await page.setViewportSize(PHONE);
  await page.goto(paths.compare([ONE, TWO]));
  await expect(page.getByRole('rowheader', { name: 'Tarif' })).toBeVisible();
  await expectTree(page.getByRole('main'), 'comparison-of-two');
});

test('exposes search results', async ({ page }) => {
  await page.goto(paths.searchFor('secourisme'));
  await expect(page.locator('#etat')).toContainText('résultats');
  await expectTree(page.getByRole('main'), 'search-results');
});
