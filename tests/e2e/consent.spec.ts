import type { Page } from '@playwright/test';
import { MAP_ORIGIN } from '#src/features/contact/office-map.ts';
import { paths } from '#src/site/paths.ts';
import { EVERY_ENGINE, expect, test } from '../support/test.ts';

const MAP = /third party: https:\/\/www\.openstreetmap\.org/;

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' });
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' });
const map = (page: Page) => page.locator('iframe[title^="Plan"]');
const offer = (page: Page) => page.getByRole('button', { name: 'Afficher la carte' });
const manage = (page: Page) => page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' });

/** Answers for the third party and notes what is asked of it. */
async function standInForMap(page: Page): Promise<string[]> {
  const asked: string[] = [];
  await page.route(`${MAP_ORIGIN}/**`, (route) => {
    asked.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<p>Plan</p>' });
  });
  return asked;
}

async function expectMap(page: Page): Promise<void> {
  await map(page).scrollIntoViewIfNeeded();
  await expect(map(page).contentFrame().getByText('Plan')).toBeVisible();
}

test('asks nothing of a third party before the choice nor after a refusal, which is remembered', async ({
  page,
  browserErrors,
}) => {
  const asked = await standInForMap(page);
  await page.goto(paths.contact);
  await expect(banner(page)).toBeVisible();
  await offer(page).scrollIntoViewIfNeeded();
  await refuse(page).click();
  await expect(banner(page)).toBeHidden();
  await page.reload();
  await expect(offer(page)).toBeVisible();
  await expect(banner(page)).toBeHidden();
  expect(asked).toEqual([]);

  browserErrors.expectError(MAP);
  await offer(page).click();
  await expect(map(page)).toBeFocused();
  await expectMap(page);
});

test('shows the map once accepted, again after a reload, and asks again after six months', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(MAP);
  await standInForMap(page);
  await page.goto(paths.contact);
  await accept(page).click();
  await expect(banner(page)).toBeHidden();
  await expectMap(page);
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await expectMap(page);
  await page.clock.setFixedTime(Date.now() + 190 * 24 * 3_600_000);
  await page.reload();
  await expect(banner(page)).toBeVisible();
  await expect(map(page)).toHaveCount(0);
});

test('removes the map as soon as consent is withdrawn, from any page', async ({ page, browserErrors }) => {
  browserErrors.expectError(MAP);
  await standInForMap(page);
  await page.goto(paths.contact);
  await accept(page).click();
  await expectMap(page);
  await manage(page).press('Enter');
  await refuse(page).click();
  await expect(map(page)).toHaveCount(0);
  await expect(offer(page)).toBeVisible();

  await page.goto(paths.courses);
  await manage(page).press('Enter');
  await expect(page).toHaveURL(paths.cookies);
  await expect(accept(page)).toBeFocused();
});

test('makes refusing as easy as accepting', EVERY_ENGINE, async ({ page }) => {
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

test('links to the map without script', async ({ plainPage }) => {
  await plainPage.goto(paths.contact);
  await expect(offer(plainPage)).toBeHidden();
  await expect(banner(plainPage)).toBeHidden();
  await expect(plainPage.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
});
