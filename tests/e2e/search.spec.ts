import { SEARCH_TEXTS } from '#src/features/search/search-texts.ts';
import { telHref } from '#src/lib/phone.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { failOnce } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const results = 'Résultats de la recherche';

test('finds a course from the header, in spite of a typing error', async ({ page }) => {
  await page.goto(paths.home);
  await page.getByRole('banner').getByRole('link', { name: 'Rechercher' }).click();
  await page.getByLabel(SEARCH_TEXTS.label).fill('exel');
  const region = page.getByRole('region', { name: results });
  await expect(region.getByRole('heading', { name: SEARCH_TEXTS.near })).toBeVisible();
  await expect(page.getByRole('status')).toHaveText(/^Aucun résultat exact, \d+ proches$/);
  await expect(page).toHaveURL(paths.searchFor('exel'));
  await region.getByRole('link', { name: 'Excel, les fondamentaux' }).click();
  await expect(page).toHaveURL(paths.course('excel-fondamentaux'));
});

test('looks for what was typed before its code came, and says so in the address', async ({ page }) => {
  const code = Promise.withResolvers<undefined>();
  await page.route(/recherche[^/]*\.js$/, async (route) => {
    await code.promise;
    await route.continue();
  });
  await page.goto(paths.search, { waitUntil: 'commit' });
  await page.getByLabel(SEARCH_TEXTS.label).fill('linux');
  code.resolve(undefined);
  await expect(page.getByRole('region', { name: results }).getByRole('link', { name: /Linux/ }).first()).toBeVisible();
  await expect(page).toHaveURL(paths.searchFor('linux'));
});

test('shows what the address asks for, and follows back and forward', async ({ page }) => {
  await page.goto(paths.searchFor('linux'));
  const found = page.getByRole('region', { name: results }).getByRole('heading', { level: 3 });
  await expect(found.first()).toHaveText(/Linux/);
  await page.getByLabel(SEARCH_TEXTS.label).fill('mot de passe');
  await page.keyboard.press('Enter');
  await expect(found.first()).toHaveText(/mots de passe/);
  await page.getByLabel(SEARCH_TEXTS.label).fill('python');
  await page.keyboard.press('Enter');
  await expect(found.first()).toHaveText(/Python/);
  await page.goBack();
  await expect(page.getByLabel(SEARCH_TEXTS.label)).toHaveValue('python');
});

test('says that nothing matches, and where to look instead', async ({ page }) => {
  await page.goto(paths.searchFor('qzxvw'));
  await expect(page.getByRole('heading', { name: SEARCH_TEXTS.none('qzxvw') })).toBeVisible();
  await expect(
    page.getByRole('region', { name: results }).getByRole('link', { name: 'le plan du site' }),
  ).toBeVisible();
});

test('fetches its index only when something is looked for', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).pathname));
  await page.goto(paths.search);
  await expect(page.getByLabel(SEARCH_TEXTS.label)).toBeVisible();
  expect(fetched).not.toContain(paths.searchIndex);
  await page.getByLabel(SEARCH_TEXTS.label).fill('cpf');
  await expect(page.getByRole('heading', { level: 3 }).first()).toBeVisible();
  expect(fetched.filter((path) => path === paths.searchIndex)).toHaveLength(1);
});

test('keeps what was typed when the index cannot be fetched, and tries again', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503: .*recherche\.json/, /console: Failed to load resource/);
  await failOnce(page, `**${paths.searchIndex}`, 503);
  await page.goto(paths.searchFor('excel'));
  await expect(page.getByRole('alert')).toContainText(SEARCH_TEXTS.failed);
  await page.getByRole('button', { name: SEARCH_TEXTS.retry }).click();
  await expect(page.getByRole('heading', { level: 3 }).first()).toHaveText(/Excel/);
  await expect(page.getByLabel(SEARCH_TEXTS.label)).toHaveValue('excel');
});

test('is open to everybody, with results and without', async ({ page }) => {
  for (const query of ['', 'exel', 'qzxvw']) {
    await page.goto(paths.searchFor(query));
    if (query !== '') await expect(page.getByRole('status')).not.toHaveText('');
    await expectAccessible(page);
  }
});

test('leads without a script to the index of words, which answers as the search does', async ({ plainPage }) => {
  await plainPage.goto(paths.searchFor('tableur'));
  await plainPage.getByRole('link', { name: 'Trouver votre mot dans l’index, de A à Z' }).click();
  await expect(plainPage).toHaveURL(paths.wordIndex);
  const word = plainPage.locator('dl > div').filter({ has: plainPage.getByText('tableur', { exact: true }) });
  await word.getByRole('link').first().click();
  await expect(plainPage).toHaveURL(paths.course('excel-fondamentaux'));
});

test('answers at once what a page would say, with a number to call', async ({ page }) => {
  await page.goto(paths.searchFor('téléphone'));
  const answer = page.getByRole('region', { name: results }).getByRole('listitem').first();
  await expect(answer.getByRole('link', { name: site.contact.phone })).toHaveAttribute(
    'href',
    telHref(site.contact.phone),
  );
  await page.getByLabel(SEARCH_TEXTS.label).fill('réclamation');
  await expect(answer.getByRole('link', { name: site.contact.email })).toBeVisible();
});

test('shows twelve results, and twelve more to who asks for them', async ({ page }) => {
  await page.goto(paths.searchFor('cpf'));
  const shown = page.getByRole('region', { name: results }).getByRole('listitem');
  await expect(shown).toHaveCount(12);
  await page.getByRole('button', { name: /^Afficher les suivants/ }).click();
  await expect(shown.nth(12).getByRole('link').first()).toBeFocused();
  expect(await shown.count()).toBeGreaterThan(12);
});
