import { TOASTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, expectEmpty, expectKept, fillIn, toasts, visitor, wake } from '../support/contact-form.ts';
import { storedFrom } from '../support/leads.ts';
import { hold } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const ISLAND = /_astro\/contact-form-island/;
const API = `**${paths.apiContact}`;

test('takes a request from the keyboard alone, thanks for it and gives it to the site’s owner', async ({ page }) => {
  const person = visitor();
  await page.goto(paths.contact);
  await wake(page);
  for (const text of [person.firstName, person.lastName, person.email, person.phone]) {
    await page.keyboard.type(text);
    await page.keyboard.press('Tab');
  }
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Tab');
  await page.keyboard.type(person.message);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Space');
  await page.keyboard.press('Tab');
  await expect(contactForm(page).submit).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  await expect(toasts(page)).toContainText(TOASTS.contact.success.description);
  await expectEmpty(page);
  const { email, firstName, lastName, phone, message } = person;
  expect(await storedFrom(email)).toEqual([
    expect.objectContaining({
      firstName,
      lastName,
      phone,
      message,
      courseInterest: 'bureautique',
      acceptedTerms: true,
      type: null,
      page: paths.contact,
    }),
  ]);
});

const MESSAGES = [
  ['firstName', 'Le prénom doit contenir au moins 2 caractères', 'Z', 'Zoé'],
  ['lastName', 'Le nom doit contenir au moins 2 caractères', 'L', 'Le Gall'],
  ['email', 'Adresse email invalide', 'zoe@', 'zoe@courriel.example'],
  ['phone', 'Numéro de téléphone invalide', '06 39 98', '06 39 98 12 34'],
] as const;

test('says what is wrong beside each field, goes to the first, and stops saying it once it is right', async ({
  page,
}) => {
  await page.goto(paths.contact);
  await wake(page);
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.firstName).toBeFocused();
  for (const [name, message, wrong, right] of MESSAGES) {
    await expect(form[name]).toHaveAttribute('aria-invalid', 'true');
    await expect(form[name]).toHaveAccessibleDescription(message);
    await expect(page.getByText(message)).toBeVisible();
    await form[name].fill(wrong);
    await expect(form[name]).toHaveAccessibleDescription(message);
    await form[name].fill(right);
    await expect(page.getByText(message)).toHaveCount(0);
    await expect(form[name]).not.toHaveAttribute('aria-invalid', 'true');
  }
  const terms = 'Vous devez accepter les conditions';
  await expect(form.acceptedTerms).toHaveAccessibleDescription(terms);
  await form.acceptedTerms.check();
  await expect(page.getByText(terms)).toHaveCount(0);
});

test('goes to the first field that is wrong, not to the first of the form', async ({ page }) => {
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, { ...visitor(), email: 'zoe@', phone: '1' });
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.email).toBeFocused();
  await expect(form.firstName).not.toHaveAttribute('aria-invalid', 'true');
});

test('says beside the field what only the server finds wrong', async ({ page, browserErrors }) => {
  browserErrors.expectError(/status 422/, /console: Failed to load resource/);
  const errors = { phone: ['Numéro de téléphone invalide'] };
  await page.route(API, (route) => route.fulfill({ status: 422, json: { message: 'À corriger', errors } }));
  const person = visitor();
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, person);
  const form = contactForm(page);
  await form.submit.click();
  await expect(form.phone).toHaveAccessibleDescription('Numéro de téléphone invalide');
  await expect(form.phone).toBeFocused();
  await expectKept(page, person);
});

test('keeps what was typed before its code came', async ({ page }) => {
  const { release } = await hold(page, ISLAND);
  const person = visitor();
  await page.goto(paths.contact);
  await fillIn(page, person);
  release();
  await wake(page);
  await expectKept(page, person);
});

test('keeps a request that is sent before its code came', async ({ page }) => {
  const { release } = await hold(page, ISLAND);
  const person = visitor();
  await page.goto(paths.contact);
  await fillIn(page, person);
  await contactForm(page).submit.click();
  release();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('posts like any form when its code cannot be had', async ({ page, browserErrors }) => {
  browserErrors.expectError(/failed: .*contact-form-island/, /console: Failed to load resource/);
  await page.route(ISLAND, (route) => route.abort());
  const person = visitor();
  await page.goto(paths.contact);
  await fillIn(page, person);
  await contactForm(page).submit.click();
  await expect(page).toHaveURL('/merci-rappel');
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('says that it is sending, and cannot be sent twice meanwhile', async ({ page }) => {
  const { release } = await hold(page, API);
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, visitor());
  const { submit, pending } = contactForm(page);
  await submit.click();
  await expect(pending).toBeDisabled();
  release();
  await expect(submit).toBeEnabled();
});

test('stores once what a double click sends', async ({ page }) => {
  const person = visitor();
  await page.goto(paths.contact);
  await wake(page);
  await fillIn(page, person);
  await contactForm(page).submit.dblclick();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  expect(await storedFrom(person.email)).toHaveLength(1);
});
