import type { Page } from '@playwright/test';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { TOASTS } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';
import { contactForm, expectKept, fieldOf, fillForm, submitOf, toasts, typeInto, visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, hold, plainTest, test } from '../support/test.ts';

const ISLAND = /_astro\/contact-form-island/;
const API = `**${paths.apiContact}`;
const FORM = '[data-kind="contact"]';

const submit = (page: Page) => submitOf(contactForm(page), 'contact');

test('posts as a plain form when its script fails to load', async ({ page, browserErrors }) => {
  browserErrors.expectError(/failed: .*contact-form-island/, /console: Failed to load resource/);
  await page.route(ISLAND, (route) => route.abort());
  const person = visitor();
  await page.goto(paths.contact);
  await fillForm(contactForm(page), 'contact', person);
  await submit(page).click();
  await expect(page).toHaveURL('/merci-rappel');
  expect(await storedFrom(person.email)).toHaveLength(1);
});

for (const { name, file } of [
  { name: 'its script loads', file: ISLAND },
  { name: 'the server answers', file: API },
])
  test(`stores a double click before ${name} once, and shows its toast accessibly`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 900 });
    const { release } = await hold(page, file);
    const person = visitor();
    await page.goto(paths.contact);
    // The banner would cover part of the form.
    await page.getByRole('button', { name: 'Refuser' }).click();
    await fillForm(contactForm(page), 'contact', person);
    await submit(page).dblclick();
    if (file === API) await expect(page.getByRole('button', { name: 'Envoi en cours' })).toBeDisabled();
    release();
    await expect(toasts(page)).toBeVisible();
    await expect(submit(page)).toBeFocused();
    await toasts(page).hover();
    await expectAccessible(page, { widths: [360] });
    expect(await storedFrom(person.email)).toHaveLength(1);
  });

test('sends a form without script when the server no longer knows one of its hidden fields', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/status 422/, /console: Failed to load resource/);
  const outdated = { status: 422, json: { message: 'Champ inconnu', errors: { ancien: ['Champ inconnu'] } } };
  await page.route(API, (route) => route.fulfill(outdated), { times: 1 });
  const person = visitor();
  await page.goto(paths.contact);
  await typeInto(contactForm(page), 'contact', person);
  await submit(page).click();
  await expect(page).toHaveURL(paths.thanksCallback);
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('shows refused fields, keeps the text after a server error and resends it by keyboard with the same key', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/status 422/, /status 429/, /status 503/, /console: Failed to load resource/);
  const keys: (string | undefined)[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST') keys.push(request.headers()['idempotency-key']);
  });
  const errors = { phone: ['Numéro de téléphone invalide'] };
  const busy = { status: 429, headers: { 'retry-after': '1' }, json: {} };
  await page.route(API, (route) => route.fulfill({ status: 503, json: { message: 'Plus tard.' } }), { times: 1 });
  await page.route(API, (route) => route.fulfill(busy), { times: 1 });
  await page.route(API, (route) => route.fulfill({ status: 422, json: { message: 'À corriger', errors } }), {
    times: 1,
  });
  const alert = page.locator('.form-alert');
  const person = visitor();
  await page.goto(paths.contact);
  await typeInto(contactForm(page), 'contact', person);
  await page.keyboard.press('Enter');
  const phone = fieldOf(contactForm(page), 'phone');
  await expect(phone).toHaveAccessibleDescription(/Numéro de téléphone invalide/);
  await expect(phone).toBeFocused();
  await page.getByRole('button', { name: 'Refuser' }).click();
  await expectAccessible(page, { part: FORM, widths: [1280] });

  await submit(page).press('Enter');
  await expect(page.locator(FORM).getByRole('status')).toContainText('partira toute seule');
  await expect(toasts(page)).toContainText(TOASTS.contact.failure.title);
  await expect(toasts(page)).toContainText(TOASTS.contact.failure.description);
  await expect(page.locator(FORM).locator(':is([role="status"], [role="alert"], [aria-live])')).toHaveCount(0);
  await expectAccessible(page, { part: FORM, widths: [360] });
  await expect(alert).toContainText('Votre demande n’est pas partie');
  await expect(alert).toContainText(site.contact.phone);
  await expectKept(page, person);

  await submit(page).press('Enter');
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  await expect(alert).toHaveCount(0);
  expect(await storedFrom(person.email)).toHaveLength(1);
  expect(keys[0]).toBeTruthy();
  expect(new Set(keys).size).toBe(1);
});

plainTest(
  'links to the map, keeps an invalid form and stores it once valid, without JavaScript',
  async ({ page, browserErrors }) => {
    browserErrors.expectError(/status 422/, /console: Failed to load resource/);
    const person = visitor();
    const wrong = { ...person, firstName: 'Z', phone: '06 39' };
    await page.goto(paths.contact);
    await expect(page.locator('section#cookies')).toBeHidden();
    await expect(page.getByRole('button', { name: 'Afficher la carte' })).toBeHidden();
    await expect(page.getByRole('link', { name: /OpenStreetMap/ })).toBeVisible();
    await fillForm(contactForm(page), 'contact', wrong);
    await submit(page).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est à corriger');
    await expectKept(page, wrong);
    const firstName = fieldOf(contactForm(page), 'firstName');
    const phone = fieldOf(contactForm(page), 'phone');
    await expect(firstName).toHaveAccessibleDescription('Le prénom doit contenir au moins 2 caractères');
    await expect(phone).toHaveAccessibleDescription(/Numéro de téléphone invalide/);
    const summary = page.getByRole('alert');
    await expect(summary.getByRole('link')).toHaveCount(2);
    await summary.getByRole('link', { name: FIELDS.phone.label }).click();
    await expect(phone).toBeInViewport();

    await firstName.fill(person.firstName);
    await phone.fill(person.phone);
    await page.getByRole('button', { name: 'Envoyer à nouveau' }).click();
    await expect(page).toHaveURL('/merci-rappel');
    expect(await storedFrom(person.email)).toEqual([
      expect.objectContaining({ firstName: person.firstName, message: person.message, page: paths.contact }),
    ]);
  },
);
