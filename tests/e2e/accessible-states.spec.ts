import type { Page } from '@playwright/test';
import { ALL_COURSES } from '#src/features/courses/course-categories.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { catalogue, expectChosen } from '../support/catalogue.ts';
import { contactForm, fillIn, toasts, visitor, wake } from '../support/contact-form.ts';
import { failOnce, hold } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const API = `**${paths.apiContact}`;

/** The question about cookies has a test of its own; here it would stand over a part of what is looked at. */
async function openContact(page: Page): Promise<void> {
  await page.goto(paths.contact);
  await page.getByRole('button', { name: 'Refuser' }).click();
}

for (const colorScheme of ['light', 'dark'] as const)
  test.describe(`on a ${colorScheme} page`, () => {
    test.use({ colorScheme });

    test('the contact form is open to everybody when it says what is wrong', async ({ page }) => {
      await openContact(page);
      await wake(page);
      await contactForm(page).submit.click();
      await expect(contactForm(page).firstName).toHaveAttribute('aria-invalid', 'true');
      await expectAccessible(page);
    });

    test('the contact form is open to everybody while it sends, and once it has sent', async ({ page }) => {
      const { release } = await hold(page, API);
      await openContact(page);
      await wake(page);
      await fillIn(page, visitor());
      await contactForm(page).submit.click();
      await expect(contactForm(page).pending).toBeVisible();
      await expectAccessible(page);
      release();
      await toasts(page).hover();
      await expectAccessible(page);
    });

    test('the contact form is open to everybody when it could not send', async ({ page, browserErrors }) => {
      browserErrors.expectError(/status 503/, /console: Failed to load resource/);
      await failOnce(page, API, 503);
      await openContact(page);
      await wake(page);
      await fillIn(page, visitor());
      await contactForm(page).submit.click();
      await toasts(page).hover();
      await expect(contactForm(page).alert).toBeVisible();
      await expectAccessible(page);
    });

    test('the page of a refused form is open to everybody', async ({ page, browserErrors }) => {
      browserErrors.expectError(/failed: .*contact-form-island/, /status 422/, /console: Failed to load resource/);
      await page.route(/_astro\/contact-form-island/, (route) => route.abort());
      await page.goto(paths.contact);
      await fillIn(page, { ...visitor(), firstName: 'Z', phone: '1' });
      await contactForm(page).submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est à corriger');
      await expectAccessible(page);
    });

    test('the menu of small screens is open to everybody', async ({ page }) => {
      await page.setViewportSize({ width: 360, height: 740 });
      await page.goto(paths.home);
      await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await expect(page.locator('#menu')).toBeVisible();
      await expectAccessible(page, [360]);
    });

    test('the unfolded categories of the header are open to everybody', async ({ page }) => {
      await page.goto(paths.contact);
      await page.locator('[data-category-menu] summary').click();
      await expectAccessible(page, [1280]);
    });

    test('an open question is open to everybody', async ({ page }) => {
      await page.goto(paths.homeFaq);
      await page.locator('#faq summary').first().click();
      await expectAccessible(page);
    });

    test('the catalogue is open to everybody as it filters, waits, fails and finds nothing', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expectError(/status 503/, /console: Failed to load resource/);
      const { filter, search, skeletons, retry, cards } = catalogue(page);
      const { release } = await hold(page, `**${paths.apiCourses}`);
      await failOnce(page, `**${paths.apiCourses}`, 503);
      await page.goto(paths.courses);
      await filter('Bureautique').click();
      await expect(retry).toBeVisible();
      await expectAccessible(page);
      await retry.click();
      await expect(skeletons).not.toHaveCount(0);
      await expectAccessible(page);
      release();
      await expect(cards).not.toHaveCount(0);
      await expectAccessible(page);
      await search.fill('zzzz');
      await expect(cards).toHaveCount(0);
      await expectAccessible(page);
      await filter(ALL_COURSES).click();
      await expectChosen(page, ALL_COURSES);
    });

    test('the cookie banner is open to everybody, and so is the page without it', async ({ page }) => {
      await page.goto(paths.cookies);
      await expect(page.locator('section#cookies')).toBeVisible();
      await expectAccessible(page);
      await page.getByRole('button', { name: 'Refuser' }).click();
      await expectAccessible(page);
    });
  });
