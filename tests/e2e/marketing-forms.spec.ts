import type { Page } from '@playwright/test';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { fieldOf, fillForm, formOf, submitOf, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { FORM_NUMBERS, MARKETING_SITE, mockMarketingService, PORTAL } from '../support/marketing-site.ts';
import { startPreviewProcess } from '../support/preview-process.ts';
import { test as base, expect } from '../support/test.ts';

const test = base.extend<object, { marketingSite: string }>({
  marketingSite: [
    // eslint-disable-next-line no-empty-pattern
    async ({}, use) => {
      const { url, close } = await startPreviewProcess(MARKETING_SITE);
      await use(url);
      await close();
    },
    { scope: 'worker' },
  ],
  baseURL: ({ marketingSite }, use) => use(marketingSite),
});

const PROVIDER = /third party: https:\/\/(js|forms)-eu1\.hsforms\./;
const SCRIPT = /third party: https:\/\/js-eu1\.hsforms\.net/;

const KIND = 'registration';

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' }).click();
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' }).click();
/** Uses the keyboard, because the footer moves during layout. */
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');

/** The frame that the provider’s form and our form share. */
const frameOf = (page: Page) => page.locator('[data-frame]').filter({ has: page.locator(`[data-kind="${KIND}"]`) });
const providersForm = (page: Page) => frameOf(page).locator('iframe').contentFrame().locator('form');

async function sizeOf(page: Page) {
  const box = await frameOf(page).boundingBox();
  return { width: box?.width, height: box?.height };
}

test('shows the provider’s form after consent in a frame of the same size', async ({ page, browserErrors }) => {
  browserErrors.expectError(PROVIDER);
  const { requested, received } = await mockMarketingService(page);
  const { email } = visitor();
  await page.goto(paths.aiEnrolment);
  await expect(formOf(page, KIND)).toBeVisible();
  const before = await sizeOf(page);
  await expectAccessible(page);
  expect(requested).toEqual([]);

  await page.setViewportSize({ width: 1280, height: 720 });
  await accept(page);
  await providersForm(page).getByLabel('E-mail').fill(email);
  await expect(formOf(page, KIND)).toBeHidden();
  expect(await sizeOf(page)).toEqual(before);
  await providersForm(page).getByRole('button').click();
  await expect(page).toHaveURL(FORMS[KIND].thanks);
  expect(received).toEqual([{ to: `/eu1/${PORTAL}/${FORM_NUMBERS[KIND]}`, email }]);
});

for (const answer of ['failing', 'working'] as const)
  test(`keeps our form with typed text when the provider’s script is ${answer}`, async ({ page, browserErrors }) => {
    browserErrors.expectError(SCRIPT);
    if (answer === 'failing') browserErrors.expectError(/status 500/, /console: Failed to load resource/);
    await mockMarketingService(page, answer);
    const person = visitor();
    await page.goto(paths.aiEnrolment);
    const form = formOf(page, KIND);
    await fillForm(form, KIND, person);
    const script = page.waitForResponse(/hsforms/);
    await accept(page);
    await script;
    await expect(fieldOf(form, 'nom')).toHaveValue(person.nom);
    await submitOf(form, KIND).click();
    await expect(page).toHaveURL(FORMS[KIND].thanks);
    expect(await storedFrom(person.email, MARKETING_SITE)).toEqual([
      expect.objectContaining({ type: 'registration_ia', profession: person.profession, page: paths.aiEnrolment }),
    ]);
  });

test('removes the provider’s form when consent is withdrawn', async ({ page, browserErrors }) => {
  browserErrors.expectError(SCRIPT);
  const { requested } = await mockMarketingService(page);
  await page.goto(paths.aiEnrolment);
  await accept(page);
  await expect(providersForm(page)).toBeVisible();
  await reopen(page);
  await refuse(page);
  await expect(frameOf(page).locator('iframe')).toHaveCount(0);
  await expect(formOf(page, KIND)).toBeVisible();
  const before = requested.length;
  await page.reload();
  await expect(formOf(page, KIND)).toBeVisible();
  expect(requested).toHaveLength(before);
});
