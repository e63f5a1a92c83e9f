import type { Locator, Page } from '@playwright/test';
import { TOASTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { fieldOf, fillLead, formOf, lead, submitOf } from '../support/ai-forms.ts';
import { contactForm, fillIn, toasts, visitor, wake } from '../support/contact-form.ts';
import { tabThrough } from '../support/covered-focus.ts';
import { expect, test } from '../support/test.ts';

const banner = (page: Page) => page.locator('section#cookies');

async function failToSend(page: Page): Promise<void> {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 503, json: { message: 'Plus tard.' } }));
}

/** A button that nothing lies over. */
const isFree = (button: Locator) =>
  button.evaluate((element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    return [0.1, 0.5, 0.9].every((share) =>
      element.contains(document.elementFromPoint(left + width * share, top + height * share)),
    );
  });

for (const viewport of [
  { width: 360, height: 740 },
  { width: 1280, height: 720 },
])
  test.describe(`in a window of ${String(viewport.width)} pixels`, () => {
    test.use({ viewport });

    for (const path of [paths.home, paths.aiCourse, paths.course('excel-fondamentaux'), paths.contact])
      test(`covers nothing that the keyboard reaches on ${path}`, async ({ page }) => {
        await page.goto(path);
        await expect(banner(page)).toHaveCount(path === paths.contact ? 1 : 0);
        const { stops, covered } = await tabThrough(page);
        expect(stops).toBeGreaterThan(30);
        expect(covered).toEqual([]);
      });

    test('covers nothing that the keyboard reaches while courses are being chosen', async ({ page }) => {
      await page.goto(paths.courses);
      const choice = page.locator('[data-course-choice]');
      await page.locator('[name="formations"]').first().check();
      await expect(choice).toBeInViewport();
      await page.evaluate(() => {
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        scrollTo({ top: 0, behavior: 'instant' });
      });
      const { stops, covered } = await tabThrough(page);
      expect(stops).toBeGreaterThan(20);
      expect(covered).toEqual([]);
    });

    test('keeps a toast and the question about cookies apart, and both off what the keyboard reaches', async ({
      page,
      browserErrors,
    }) => {
      browserErrors.expectError(/status 503/, /console: Failed to load resource/);
      await failToSend(page);
      await page.goto(paths.contact);
      await wake(page);
      await fillIn(page, visitor());
      await contactForm(page).submit.press('Enter');
      await expect(toasts(page)).toContainText(TOASTS.contact.failure.title);
      // It stays as long as it is pointed at.
      await toasts(page).hover();
      const [toast, question] = await Promise.all([toasts(page).boundingBox(), banner(page).boundingBox()]);
      expect((toast?.y ?? 0) + (toast?.height ?? 0)).toBeLessThanOrEqual(question?.y ?? 0);
      for (const button of [
        ...(await toasts(page).getByRole('button').all()),
        ...(await banner(page).locator('a, button').all()),
      ])
        expect(await isFree(button)).toBe(true);
      const { stops, covered } = await tabThrough(page);
      expect(stops).toBeGreaterThan(10);
      expect(covered).toEqual([]);
    });

    test('covers nothing of a dialog that the keyboard reaches with a toast', async ({ page, browserErrors }) => {
      browserErrors.expectError(/status 503/, /console: Failed to load resource/);
      await failToSend(page);
      await page.goto(`${paths.aiCourse}#inscription`);
      const form = formOf(page, 'enrolment');
      await expect(fieldOf(form, 'prenom')).toBeFocused();
      await fillLead(form, lead());
      await submitOf(form, 'enrolment').press('Enter');
      await expect(toasts(page)).toBeVisible();
      await toasts(page).hover();
      await fieldOf(form, 'prenom').focus();
      const { covered } = await tabThrough(page);
      expect(covered).toEqual([]);
    });
  });

test('lets the question about cookies end the page where it would fill the window', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await page.goto(paths.contact);
  await expect(banner(page)).toHaveCSS('position', 'relative');
  const { covered } = await tabThrough(page);
  expect(covered).toEqual([]);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');
  await expect(banner(page).getByRole('button', { name: 'Accepter' })).toBeFocused();
  await expect(banner(page).getByRole('button', { name: 'Accepter' })).toBeInViewport();
});
