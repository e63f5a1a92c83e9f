import type { Page } from '@playwright/test';
import { courseCategoryLinks, mainLinks } from '#src/site/navigation.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

test.use({ viewport: { width: 360, height: 740 } });

const menu = (page: Page) => page.locator('#menu');
const opener = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const closer = (page: Page) => page.getByRole('button', { name: 'Fermer le menu' });

/** Opens the menu, and waits until it has all of its behaviour. */
async function open(page: Page): Promise<void> {
  await opener(page).press('Enter');
  await expect(closer(page)).toBeFocused();
}

test('opens a menu that fills the screen and leads to every page', async ({ page }) => {
  await page.goto(paths.contact);
  await expect(menu(page)).toBeHidden();
  await opener(page).click();
  await expect(menu(page)).toBeVisible();
  expect(await menu(page).boundingBox()).toEqual({ x: 0, y: 0, width: 360, height: 740 });
  for (const { label } of [...mainLinks, ...courseCategoryLinks])
    await expect(menu(page).getByRole('link', { name: label, exact: true })).toBeVisible();
  await expect(menu(page).getByRole('link', { name: 'Rechercher' })).toHaveAttribute('href', paths.search);
  await expectAccessible(page);
});

/** What a screen reader is told of the page. */
async function rolesOf(page: Page): Promise<(string | undefined)[]> {
  const session = await page.context().newCDPSession(page);
  const { nodes } = await session.send('Accessibility.getFullAXTree');
  return nodes.filter(({ ignored }) => !ignored).map(({ role }) => String(role?.value));
}

test('keeps the keyboard and screen readers in the menu while it is open', async ({ page }) => {
  await page.goto(paths.courses);
  expect(await rolesOf(page)).toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo']));
  await open(page);
  const stops = await menu(page).locator('a, button').count();
  const reached = new Set<string>();
  for (let pressed = 0; pressed < 2 * stops; pressed += 1) {
    await page.keyboard.press(pressed < stops ? 'Tab' : 'Shift+Tab');
    reached.add(
      await page.evaluate(() => (document.activeElement?.closest('#menu') ?? document.activeElement)?.id ?? ''),
    );
  }
  expect([...reached]).toEqual(['menu']);
  const roles = await rolesOf(page);
  expect(roles).toContain('navigation');
  for (const role of ['banner', 'main', 'contentinfo']) expect(roles).not.toContain(role);
  await closer(page).click();
  await expect(opener(page)).toBeFocused();
  expect(await rolesOf(page)).toEqual(expect.arrayContaining(['banner', 'main', 'contentinfo']));
});

test('closes the menu by its button and by Escape, gives the focus back, and leaves no trace in the history', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.goto(paths.courses);
  for (const close of [() => closer(page).click(), () => page.keyboard.press('Escape')]) {
    await open(page);
    await close();
    await expect(menu(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('closes the menu by going back, and stays on the page', async ({ page }) => {
  await page.goto(paths.home);
  await page.goto(paths.courses);
  await open(page);
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(paths.courses);
  await expect(opener(page)).toBeFocused();
  await page.goForward();
  await expect(menu(page)).toBeVisible();
  await page.reload();
  await expect(closer(page)).toBeFocused();
  await page.goBack();
  await expect(menu(page)).toBeHidden();
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('gives way to the page that is chosen, from which one goes back to the page without its menu', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.goto(paths.courses);
  await open(page);
  await menu(page).getByRole('link', { name: 'Financement' }).click();
  await expect(page).toHaveURL(paths.financing);
  await page.goBack();
  await expect(page).toHaveURL(paths.courses);
  await expect(menu(page)).toBeHidden();
  await open(page);
  await menu(page).getByRole('link', { name: 'Formations', exact: true }).click();
  await expect(menu(page)).toBeHidden();
  await expect(page).toHaveURL(paths.courses);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('opens the menu without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.courses);
  await opener(plainPage).click();
  await menu(plainPage).getByRole('link', { name: 'Contact', exact: true }).click();
  await expect(plainPage).toHaveURL(paths.contact);
});
