import type { Page } from '@playwright/test';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' });
const map = (page: Page) => page.locator('iframe[title^="Plan"]');

/** Stands in for the third party, and counts what is asked of it. */
async function standInForMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAP_ORIGIN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Plan</p>' });
  });
  return asked;
}

test('asks nothing of the map’s host before the visitor has chosen', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(banner(page)).toBeVisible();
  await map(page).waitFor({ state: 'detached' });
  await page.getByRole('heading', { name: 'Nos bureaux' }).scrollIntoViewIfNeeded();
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
});

test('remembers a refusal, and shows the map all the same to who asks for it', async ({ page, browserErrors }) => {
  const asked = await standInForMap(page);
  await page.goto(paths.contact);
  await refuse(page).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);

  browserErrors.expectError(/third party: https:\/\/www\.openstreetmap\.org/);
  await page.getByRole('button', { name: 'Afficher la carte' }).click();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
});

test('shows the map once accepted, and again after a reload', async ({ page, browserErrors }) => {
  browserErrors.expectError(/third party: https:\/\/www\.openstreetmap\.org/);
  await standInForMap(page);
  await page.goto(paths.contact);
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
});

test('lets a visitor change their mind from any page', async ({ page, browserErrors }) => {
  browserErrors.expectError(/third party: https:\/\/www\.openstreetmap\.org/);
  await standInForMap(page);
  await page.goto(paths.contact);
  await accept(page).click();
  await page.goto(paths.courses);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');
  await expect(page).toHaveURL(paths.cookies);
  await expect(banner(page)).toBeVisible();
  await expect(accept(page)).toBeFocused();
  await refuse(page).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(map(page)).toHaveCount(0);
});

test('takes the map away as soon as the consent is, and leaves the offer to show it in its place', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/third party: https:\/\/www\.openstreetmap\.org/);
  const asked = await standInForMap(page);
  const offer = page.getByRole('button', { name: 'Afficher la carte' });
  await page.goto(paths.contact);
  await accept(page).click();
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');
  await refuse(page).click();
  await expect(map(page)).toHaveCount(0);
  await expect(offer).toBeVisible();
  expect(asked).toHaveLength(1);

  await offer.click();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
});

test('opens the banner again on the contact page itself, as often as asked', async ({ page }) => {
  await page.goto(paths.contact);
  const manage = page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' });
  for (let times = 0; times < 2; times += 1) {
    await refuse(page).click();
    await expect(banner(page)).toBeHidden();
    await manage.click();
    await expect(banner(page)).toBeVisible();
  }
});

test('makes it as easy to refuse as to accept', async ({ page }) => {
  await page.goto(paths.contact);
  const [yes, no] = await Promise.all(
    [accept(page), refuse(page)].map((button) =>
      button.evaluate((element) => {
        const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
        const { width, height } = element.getBoundingClientRect();
        return { backgroundColor, color, fontSize, fontWeight, borderColor, width: Math.round(width), height };
      }),
    ),
  );
  expect(no).toEqual(yes);
});

test('does not offer a map to a browser that could not show it', async ({ plainPage }) => {
  await plainPage.goto(paths.contact);
  await expect(plainPage.getByRole('button', { name: 'Afficher la carte' })).toBeHidden();
  await expect(banner(plainPage)).toBeHidden();
  await expect(plainPage.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
});
