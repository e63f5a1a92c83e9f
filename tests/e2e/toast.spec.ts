import type { Page } from '@playwright/test';
import { TOASTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, fillIn, toasts, visitor, wake } from '../support/contact-form.ts';
import { expect, test } from '../support/test.ts';

/** Has the form thank for a request that no server has seen, as often as asked. */
async function thank(page: Page, times = 1): Promise<void> {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await page.goto(paths.contact);
  await wake(page);
  for (let sent = 0; sent < times; sent += 1) {
    await fillIn(page, visitor());
    await contactForm(page).submit.press('Enter');
    await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
    await expect(contactForm(page).firstName).toHaveValue('');
  }
}

test('shows one toast at a time, announced to assistive technology', async ({ page }) => {
  await thank(page, 2);
  await expect(toasts(page)).toHaveCount(1);
  await expect(page.getByRole('region', { name: 'Notifications' }).getByRole('status')).toContainText(
    TOASTS.contact.success.title,
  );
});

test('takes a toast away after five seconds', async ({ page }) => {
  await page.clock.install();
  await thank(page);
  // However long a busy machine took so far, the five seconds begin anew once the pointer has gone.
  await toasts(page).hover();
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1000));
  await page.mouse.move(0, 0);
  await page.clock.fastForward(4900);
  await expect(toasts(page)).toBeVisible();
  await page.clock.fastForward(200);
  await expect(toasts(page)).toHaveCount(0);
});

test('leaves a toast as long as it is pointed at', async ({ page }) => {
  await page.clock.install();
  await thank(page);
  await toasts(page).hover();
  await page.clock.fastForward(60_000);
  await expect(toasts(page)).toBeVisible();
  await page.mouse.move(0, 0);
  await page.clock.fastForward(5100);
  await expect(toasts(page)).toHaveCount(0);
});

async function swipe(page: Page, distance: number): Promise<void> {
  const box = await toasts(page).boundingBox();
  const [x, y] = [(box?.x ?? 0) + 40, (box?.y ?? 0) + 36];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + distance, y, { steps: 5 });
  await page.mouse.up();
}

test('lets a toast be swiped away to the right, past fifty pixels', async ({ page }) => {
  await thank(page);
  await page.keyboard.press('ControlOrMeta+a');
  for (const short of [-120, 45]) {
    await swipe(page, short);
    await expect(toasts(page)).toBeVisible();
  }
  await swipe(page, 55);
  await expect(toasts(page)).toHaveCount(0);
});

test('gives the focus to the toasts at F8, and closes one by its button or by Escape', async ({ page }) => {
  await thank(page);
  await page.keyboard.press('F8');
  await expect(page.getByRole('region', { name: 'Notifications' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Fermer la notification' })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(toasts(page)).toHaveCount(0);

  await fillIn(page, visitor());
  await contactForm(page).submit.press('Enter');
  await expect(toasts(page)).toBeVisible();
  await page.keyboard.press('F8');
  await page.keyboard.press('Escape');
  await expect(toasts(page)).toHaveCount(0);
});

test('keeps toasts within 420 pixels on a wide screen', async ({ page }) => {
  await thank(page);
  const box = await toasts(page).boundingBox();
  expect(box?.width).toBeLessThanOrEqual(420);
});
