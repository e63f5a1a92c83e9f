import type { Locator, Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import { contactForm, fillIn, toasts, visitor, wake } from '../support/forms.ts';
import { bringBehaviour } from '../support/page-behaviour.ts';
import { expect, test } from '../support/test.ts';

const tooltip = (page: Page) => page.locator('.tooltip');
const searchLink = (page: Page) => page.getByRole('banner').getByRole('link', { name: 'Rechercher' });
const menuButton = (page: Page) => page.getByRole('button', { name: 'Menu', exact: true });
const chevron = (page: Page) => page.locator('[data-category-menu] summary');

async function withTooltips(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await bringBehaviour(page);
  await page.clock.install();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
}

async function expectWithinWindow(page: Page): Promise<void> {
  const box = await tooltip(page).boundingBox();
  const { width, height } = page.viewportSize() ?? { width: 0, height: 0 };
  expect(box?.x).toBeGreaterThanOrEqual(0);
  expect(box?.y).toBeGreaterThanOrEqual(0);
  expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(width);
  expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(height);
}

/** Nothing lies over the tooltip, and a pointer finds it. */
const isInFront = (tip: Locator) =>
  tip.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return element.contains(document.elementFromPoint(left + width / 2, top + height / 2));
  });

test('names a control without a word once the pointer has rested on it', async ({ page }) => {
  await withTooltips(page, paths.courses);
  await searchLink(page).hover();
  await page.clock.runFor(690);
  await expect(tooltip(page)).toHaveCount(0);
  await page.clock.runFor(20);
  await expect(tooltip(page)).toHaveText('Rechercher');
  await expect(tooltip(page)).toBeVisible();
  await expectWithinWindow(page);
  await expect(page.getByRole('banner')).toMatchAriaSnapshot(`- link "Rechercher"`);
  await expect(tooltip(page)).toHaveAttribute('aria-hidden', 'true');

  // WCAG 1.4.13: the pointer may go over to it.
  await tooltip(page).hover();
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toBeVisible();
  await page.mouse.move(400, 500);
  await expect(tooltip(page)).toHaveCount(0);
});

test('names the next control at once, for 300 milliseconds', async ({ page }) => {
  await withTooltips(page, paths.courses);
  await searchLink(page).hover();
  await page.clock.runFor(710);
  await expect(tooltip(page)).toHaveText('Rechercher');
  await page.mouse.move(400, 500);
  await page.clock.runFor(250);
  await chevron(page).hover();
  await page.clock.runFor(10);
  await expect(tooltip(page)).toHaveText('Formations par catégorie');
  await page.mouse.move(400, 500);
  await page.clock.runFor(350);
  await searchLink(page).hover();
  await page.clock.runFor(600);
  await expect(tooltip(page)).toHaveCount(0);
});

test('names what the keyboard reaches, until Escape, a press or the next Tab', async ({ page }) => {
  await withTooltips(page, paths.courses);
  const reach = async () => {
    await page.getByRole('banner').getByRole('link', { name: 'Contact', exact: true }).focus();
    await page.keyboard.press('Tab');
    await expect(searchLink(page)).toBeFocused();
    await page.clock.runFor(710);
    await expect(tooltip(page)).toHaveText('Rechercher');
  };
  await reach();
  await page.keyboard.press('Escape');
  await expect(tooltip(page)).toHaveCount(0);
  await expect(searchLink(page)).toBeFocused();

  await reach();
  await page.keyboard.press('Tab');
  await expect(tooltip(page)).toHaveCount(0);

  await chevron(page).focus();
  await page.clock.runFor(710);
  await expect(tooltip(page)).toHaveText('Formations par catégorie');
  await page.keyboard.press('Enter');
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toHaveCount(0);
  await chevron(page).hover();
  await page.clock.runFor(2000);
  await expect(tooltip(page)).toHaveCount(0);
});

test('names the button of a search field, which brings the code along', async ({ page }) => {
  for (const path of [paths.courses, paths.search]) {
    await page.goto(path);
    await page.getByRole('button', { name: 'Rechercher' }).hover();
    await expect(tooltip(page)).toHaveText('Rechercher');
  }
});

test('leaves alone what shows a word, a picture or a logo', async ({ page }) => {
  await withTooltips(page, paths.courses);
  for (const link of ['Contactez-nous', 'Cursive, accueil', 'Financement']) {
    await page.getByRole('banner').getByRole('link', { name: link }).hover();
    await page.clock.runFor(3000);
    await expect(tooltip(page)).toHaveCount(0);
  }
});

test('stands still for who asks for less motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await withTooltips(page, paths.courses);
  await searchLink(page).hover();
  await page.clock.runFor(710);
  await expect(tooltip(page)).toHaveCSS('transition-duration', '0s');
});

test.describe('on a small screen', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('shows whole at the edge, and over the menu', async ({ page }) => {
    await withTooltips(page, paths.courses);
    await menuButton(page).hover();
    await page.clock.runFor(710);
    await expect(tooltip(page)).toHaveText('Menu');
    await expectWithinWindow(page);
    await menuButton(page).click();
    await page.mouse.move(100, 400);
    await page.getByRole('button', { name: 'Fermer le menu' }).hover();
    await page.clock.runFor(710);
    await expect(tooltip(page)).toHaveText('Fermer le menu');
    expect(await isInFront(tooltip(page))).toBe(true);
    await expectWithinWindow(page);
    await page.keyboard.press('Escape');
    await expect(tooltip(page)).toHaveCount(0);
    await expect(page.locator('#menu')).toBeHidden();
  });

  test('shows over a dialog, whose closing takes it away', async ({ page }) => {
    await page.goto(`${paths.aiCourse}#rappel`);
    // Until it is modal, it shows as the target of the address.
    await expect(page.locator('dialog:modal')).toBeVisible();
    await bringBehaviour(page);
    const close = page.getByRole('link', { name: 'Fermer' });
    await close.hover();
    await expect(tooltip(page)).toHaveText('Fermer');
    expect(await isInFront(tooltip(page))).toBe(true);
    await expectWithinWindow(page);
    await close.click();
    await expect(tooltip(page)).toHaveCount(0);
  });

  test('shows over a toast', async ({ page }) => {
    await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 201, json: { id: '1' } }));
    await page.goto(paths.contact);
    await wake(page);
    await fillIn(page, visitor());
    await contactForm(page).submit.press('Enter');
    await toasts(page).getByRole('button').hover();
    await expect(tooltip(page)).toHaveText('Fermer la notification');
    expect(await isInFront(tooltip(page))).toBe(true);
    await expectWithinWindow(page);
  });
});

test.describe('under a finger', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('names nothing', async ({ page }) => {
    await withTooltips(page, paths.courses);
    await menuButton(page).tap();
    await expect(page.locator('#menu')).toBeVisible();
    await page.clock.runFor(3000);
    await expect(tooltip(page)).toHaveCount(0);
    await page.getByRole('button', { name: 'Fermer le menu' }).tap();
    await expect(page.locator('#menu')).toBeHidden();
    await page.clock.runFor(3000);
    await expect(tooltip(page)).toHaveCount(0);
  });
});
