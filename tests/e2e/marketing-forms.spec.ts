import type { Locator, Page } from '@playwright/test';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { fieldOf, fillForm, formOf, submitOf, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { FORM_NUMBERS, MARKETING_SITE, PORTAL, standInForProvider } from '../support/marketing-site.ts';
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

const onEnrolment = { path: paths.aiEnrolment, kind: 'registration', number: FORM_NUMBERS.registration } as const;
const onCreator = { path: paths.creator('demo'), kind: 'cpf', number: FORM_NUMBERS.creatorCpf } as const;

type Embedded = typeof onEnrolment | typeof onCreator;

const banner = (page: Page) => page.locator('section#cookies');
const accept = (page: Page) => banner(page).getByRole('button', { name: 'Accepter' }).click();
const refuse = (page: Page) => banner(page).getByRole('button', { name: 'Refuser' }).click();
/** By keyboard: the footer moves while the page above it is laid out. */
const reopen = (page: Page) =>
  page.getByRole('contentinfo').getByRole('link', { name: 'Gérer les cookies' }).press('Enter');

/** The place that the provider’s form and ours share. */
const placeOf = (page: Page, { kind }: Embedded): Locator =>
  page.locator('[data-form-frame]').filter({ has: page.locator(`[data-kind="${kind}"]`) });
const noteOf = (place: Locator) => place.locator('[data-frame-note]');
const offer = (place: Locator) => place.getByRole('button', { name: 'Afficher ce formulaire' });
const providersForm = (place: Locator) => place.locator('iframe').contentFrame().locator('form');

async function sizeOf(place: Locator) {
  const box = await place.boundingBox();
  return { width: box?.width, height: box?.height };
}

for (const embedded of [onEnrolment, onCreator])
  test(`shows the provider’s ${embedded.kind} form once accepted, in a place of the same size`, async ({
    page,
    browserErrors,
  }) => {
    browserErrors.expectError(PROVIDER);
    const { asked, received } = await standInForProvider(page);
    const { email } = visitor();
    await page.goto(embedded.path);
    const place = placeOf(page, embedded);
    await expect(offer(place)).toBeVisible();
    await expect(formOf(page, embedded.kind)).toBeHidden();
    const before = await sizeOf(place);
    await expectAccessible(page);
    expect(asked).toEqual([]);

    await page.setViewportSize({ width: 1280, height: 720 });
    await accept(page);
    const form = providersForm(place);
    await form.getByLabel('E-mail').fill(email);
    expect(await sizeOf(place)).toEqual(before);
    await form.getByRole('button').click();
    await expect(page).toHaveURL(FORMS[embedded.kind].thanks);
    expect(received).toEqual([{ to: `/eu1/${PORTAL}/${embedded.number}`, email }]);
  });

test('shows our own form once refused, for good', async ({ page }) => {
  const { asked } = await standInForProvider(page);
  const person = visitor();
  await page.goto(onCreator.path);
  const before = await sizeOf(placeOf(page, onCreator));
  await refuse(page);
  const form = formOf(page, onCreator.kind);
  await expect(form).toBeVisible();
  expect(await sizeOf(placeOf(page, onCreator))).toEqual(before);
  await page.reload();
  await expect(banner(page)).toBeHidden();
  await fillForm(form, onCreator.kind, person);
  await submitOf(form, onCreator.kind).click();
  await expect(page).toHaveURL(FORMS[onCreator.kind].thanks);
  expect(await storedFrom(person.email, MARKETING_SITE)).toHaveLength(1);
  expect(asked).toEqual([]);
});

test('gives our own form back, with its text, when the provider’s script fails', async ({ page, browserErrors }) => {
  browserErrors.expectError(SCRIPT, /status 500/, /console: Failed to load resource/);
  await standInForProvider(page, 'failing');
  const person = visitor();
  await page.goto(onEnrolment.path);
  await refuse(page);
  const form = formOf(page, onEnrolment.kind);
  await fillForm(form, onEnrolment.kind, person);
  await reopen(page);
  await accept(page);
  await expect(noteOf(placeOf(page, onEnrolment))).toContainText('n’a pas répondu');
  await expect(fieldOf(form, 'nom')).toHaveValue(person.nom);
  await submitOf(form, onEnrolment.kind).click();
  await expect(page).toHaveURL(FORMS[onEnrolment.kind].thanks);
  expect(await storedFrom(person.email, MARKETING_SITE)).toEqual([
    expect.objectContaining({ type: 'registration_ia', profession: person.profession, page: onEnrolment.path }),
  ]);
});

test('removes the provider’s form as soon as consent is withdrawn', async ({ page, browserErrors }) => {
  browserErrors.expectError(SCRIPT);
  const { asked } = await standInForProvider(page);
  await page.goto(onEnrolment.path);
  await accept(page);
  const place = placeOf(page, onEnrolment);
  await expect(providersForm(place)).toBeVisible();
  await reopen(page);
  await refuse(page);
  await expect(place.locator('iframe')).toHaveCount(0);
  await expect(formOf(page, onEnrolment.kind)).toBeVisible();
  const before = asked.length;
  await page.reload();
  await expect(formOf(page, onEnrolment.kind)).toBeVisible();
  expect(asked).toHaveLength(before);
});

test('shows our own form without script', async ({ plainPage }) => {
  await plainPage.goto(onEnrolment.path);
  await expect(banner(plainPage)).toBeHidden();
  await expect(offer(placeOf(plainPage, onEnrolment))).toBeHidden();
  await fillForm(formOf(plainPage, onEnrolment.kind), onEnrolment.kind, visitor());
  await submitOf(formOf(plainPage, onEnrolment.kind), onEnrolment.kind).click();
  await expect(plainPage).toHaveURL(FORMS[onEnrolment.kind].thanks);
});
