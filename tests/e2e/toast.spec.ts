import type { Page } from '@playwright/test';
import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, fillContactForm, toasts, visitor } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

/** Sends the contact form and waits for its success toast. */
async function showToast(page: Page): Promise<void> {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await page.goto(paths.contact);
  await fillContactForm(page, visitor());
  // Screen readers announce a toast only in a region that they have found before.
  const region = page.getByRole('region', { name: 'Notifications (F8)' });
  await expect(region.locator('[aria-live=polite]')).toHaveText('');
  await contactForm(page).submit.press('Enter');
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
}

test('removes a toast after five seconds, but not while the pointer is over it', async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  await toasts(page).hover();
  await page.clock.fastForward(60_000);
  await expect(toasts(page)).toBeVisible();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.fastForward(200);
  await expect(toasts(page)).toHaveCount(0);
});

/** Drags the toast to the right by a number of pixels. */
async function swipe(page: Page, by: number): Promise<void> {
  const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
  await page.mouse.move(x + 20, y + 20);
  await page.mouse.down();
  await page.mouse.move(x + 20 + by, y + 20);
  await page.mouse.up();
}

test('removes a toast that is swiped right by more than 50 px', async ({ page }) => {
  await showToast(page);
  await swipe(page, 49);
  await expect(toasts(page)).toHaveCSS('translate', 'none');
  await swipe(page, -80);
  await expect(toasts(page)).toBeVisible();
  await swipe(page, 51);
  await expect(toasts(page)).toHaveCount(0);
});

test('focuses the toasts on F8 and closes one by its button or Escape', async ({ page }) => {
  await page.clock.install();
  await showToast(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.clock.fastForward(60_000);
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);
  await expect(contactForm(page).submit).toBeFocused();

  // The page shows one toast at a time.
  for (let time = 0; time < 2; time += 1) {
    await fillContactForm(page, visitor());
    await contactForm(page).submit.press('Enter');
    await expect(contactForm(page).firstName).toHaveValue('');
  }
  await expect(toasts(page)).toHaveCount(1);
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
  await expect(contactForm(page).submit).toBeFocused();
});
