import type { Page } from '@playwright/test';
import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, fillForm, submitOf, toasts, visitor } from '../support/forms.ts';
import { expect, test } from '../support/test.ts';

test.beforeEach(async ({ page }) => {
  await page.clock.install();
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await page.goto(paths.contact);
});

const submit = (page: Page) => submitOf(contactForm(page), 'contact');

/** Sends the contact form and waits for its success toast. */
async function showToast(page: Page): Promise<void> {
  await fillForm(contactForm(page), 'contact', visitor());
  // Screen readers announce a toast only in a region that they have found before.
  await expect(page.getByRole('region', { name: 'Notifications (F8)' }).locator('[aria-live=polite]')).toBeAttached();
  await submit(page).press('Enter');
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
}

test('removes a toast after five seconds, but not while the pointer is over it', async ({ page }) => {
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

test('removes a toast that is swiped right by more than 50 px', async ({ page }) => {
  await showToast(page);
  for (const by of [49, -80, 51]) {
    const { x = 0, y = 0 } = (await toasts(page).boundingBox()) ?? {};
    await page.mouse.move(x + 100, y + 20);
    await page.mouse.down();
    await page.mouse.move(x + 100 + by, y + 20);
    await page.mouse.up();
    if (by < 50) await expect(toasts(page)).toHaveCSS('translate', 'none');
  }
  await expect(toasts(page)).toHaveCount(0);
});

test('focuses the toast on F8, and closes it by its button or Escape', async ({ page }) => {
  for (const keys of [['Tab', 'Enter'], ['Escape']]) {
    await showToast(page);
    await expect(contactForm(page).locator('[name=firstName]')).toHaveValue('');
    // The page shows one toast at a time.
    await showToast(page);
    await expect(toasts(page)).toHaveCount(1);
    await page.keyboard.press('F8');
    await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
    await page.clock.fastForward(60_000);
    for (const key of keys) await page.keyboard.press(key);
    await expect(toasts(page)).toHaveCount(0);
    await expect(submit(page)).toBeFocused();
  }
});
