import { CONTACT_TEXTS as TEXTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { contactForm, expectEmpty, fillIn, toasts, visitor, wake } from '../support/contact-form.ts';
import { expect, test } from '../support/test.ts';

/** A Saturday, 11:05 in Paris, whatever the clock of the visitor says. */
const STORED = { status: 201, json: { id: '1' }, headers: { date: 'Sat, 21 Nov 2026 10:05:00 GMT' } };

test('keeps in the page what was sent, when the call comes and how to reach somebody', async ({ page }) => {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill(STORED));
  await page.clock.install();
  await page.goto(paths.contact);
  const colour = () => contactForm(page).submit.evaluate((button) => getComputedStyle(button).color);
  const before = await colour();
  await wake(page);
  await fillIn(page, visitor());
  await contactForm(page).submit.press('Enter');
  await expect(toasts(page)).toBeVisible();
  const notice = page.locator('.form-sent');
  await expect(notice.getByRole('heading', { level: 3, name: TEXTS.sent })).toBeInViewport();
  // Its styles come late: they must leave those of the page as they are.
  expect(await colour()).toBe(before);
  await page.clock.fastForward(60_000);
  await expect(toasts(page)).toHaveCount(0);

  await expect(notice).toContainText(/samedi 21 novembre 2026 à 11.h.05/);
  await expect(notice).toContainText('Informatique');
  await expect(notice).toContainText(/lundi 23 novembre 2026, avant 11.h, au 06.39.98.12.34/);
  await expect(notice.getByRole('link', { name: site.contact.phone })).toHaveAttribute('href', /^tel:\+33/);
  await expectEmpty(page);
});

test('leaves the announcement to the toast, and the focus where it is', async ({ page }) => {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill(STORED));
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, visitor());
  await contactForm(page).submit.press('Enter');
  const notice = page.locator('.form-sent');
  await expect(notice).toBeVisible();
  await expect(page.locator(':is([role="status"], [role="alert"], [aria-live]) .form-sent')).toHaveCount(0);
  await expect(notice.locator('[role], [aria-live]')).toHaveCount(0);
  await expect(notice.locator(':focus')).toHaveCount(0);
  await page.keyboard.press('Tab');
  await expect(notice.getByRole('link')).toBeFocused();
});

test('offers to send another request, from its first field', async ({ page }) => {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill(STORED));
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, visitor());
  await contactForm(page).submit.press('Enter');
  await page.getByRole('button', { name: TEXTS.again }).click();
  await expect(page.locator('.form-sent')).toHaveCount(0);
  await expect(contactForm(page).firstName).toBeFocused();
});
