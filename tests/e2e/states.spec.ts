import { paths } from '#src/site/paths.ts';
import { catalogue, failOnce, hold } from '../support/catalogue.ts';
import { contactForm, fillIn, toasts, visitor } from '../support/forms.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/test.ts';

const FORM = '[data-kind="contact"]';

test('keeps the contact form accessible with errors, while sending and when sent', async ({ page }) => {
  const { release } = await hold(page, `**${paths.apiContact}`);
  await page.goto(paths.contact);
  // The banner would cover part of the form.
  await page.getByRole('button', { name: 'Refuser' }).click();
  await contactForm(page).submit.click();
  await expect(contactForm(page).firstName).toHaveAttribute('aria-invalid', 'true');
  await expectAccessible(page, { part: FORM });
  await fillIn(page, visitor());
  await contactForm(page).submit.click();
  await expect(contactForm(page).pending).toBeVisible();
  await expectAccessible(page, { part: FORM, widths: [360] });
  release();
  await toasts(page).hover();
  await expectAccessible(page);
});

test('keeps the menus and an open question accessible', async ({ page }) => {
  await page.goto(paths.homeFaq);
  await page.locator('#faq summary').first().click();
  await page.locator('[data-category-menu] summary').click();
  await expectAccessible(page, { widths: [1280] });
  await page.setViewportSize({ width: 360, height: 740 });
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await expect(page.locator('#menu')).toBeVisible();
  await expectAccessible(page, { widths: [360] });
});

test('keeps the catalogue accessible when loading, failed, filtered or empty', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 503/, /console: Failed to load resource/);
  const { filter, search, skeletons, retry, cards } = catalogue(page);
  const { release } = await hold(page, `**${paths.apiCourses}`);
  await failOnce(page, `**${paths.apiCourses}`, 503);
  await page.goto(paths.courses);
  await filter('Bureautique').click();
  await expect(retry).toBeVisible();
  await expectAccessible(page, { part: 'main', widths: [360] });
  await retry.click();
  await expect(skeletons).not.toHaveCount(0);
  await expectAccessible(page, { part: 'main', widths: [360] });
  release();
  await expect(cards).not.toHaveCount(0);
  await expectAccessible(page, { part: 'main' });
  await search.fill('zzzz');
  await expect(cards).toHaveCount(0);
  await expectAccessible(page, { part: 'main', widths: [360] });
});
