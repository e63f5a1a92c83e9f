import type { Locator, Page } from '@playwright/test';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { DAY_MS } from '#src/lib/clock.ts';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/test.ts';

const MAP = /third party: https:\/\/www\.openstreetmap\.org/;

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' });
const map = (page: Page) => page.locator('iframe[title^="Plan"]');
const mapButton = (page: Page) => page.getByRole('button', { name: 'Afficher la carte' });
const manageLink = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' });

/** Simulates the third party. Returns the list of the requests that it receives. */
async function mockMap(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(`${MAP_ORIGIN}/**`, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Plan</p>' });
  });
  return requests;
}

async function expectMap(page: Page): Promise<void> {
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
}

const looksOf = (button: Locator) =>
  button.evaluate((element) => {
    const { backgroundColor, color, fontSize, fontWeight, borderColor } = getComputedStyle(element);
    const { width, height } = element.getBoundingClientRect();
    return { backgroundColor, color, fontSize, fontWeight, borderColor, width: Math.round(width), height };
  });

test('offers equal buttons, and contacts no third party without consent', async ({ page, browserErrors }) => {
  const requests = await mockMap(page);
  await page.goto(paths.contact);
  await expect(banner(page)).toBeVisible();
  expect(await looksOf(refuse(page))).toEqual(await looksOf(accept(page)));
  await mapButton(page).scrollIntoViewIfNeeded();
  await refuse(page).click();
  await page.reload();
  await expect(mapButton(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(requests).toEqual([]);

  browserErrors.expectError(MAP);
  await mapButton(page).click();
  await expect(map(page)).toBeFocused();
  await expectMap(page);
});

test('shows the map after consent, asks again after six months and allows withdrawal on any page', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(MAP);
  await mockMap(page);
  const today = Date.now();
  await page.goto(paths.contact);
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  await expectMap(page);
  await page.clock.setFixedTime(today + 170 * DAY_MS);
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await expectMap(page);
  await page.clock.setFixedTime(today + 190 * DAY_MS);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(map(page)).toHaveCount(0);

  await accept(page).click();
  await manageLink(page).press('Enter');
  await refuse(page).click();
  await expect(map(page)).toHaveCount(0);
  await expect(mapButton(page)).toBeVisible();
  await page.goto(paths.courses);
  await manageLink(page).press('Enter');
  await expect(page).toHaveURL(paths.cookies);
  await expect(accept(page)).toBeFocused();
});
