import { FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import { paths } from '#src/site/paths.ts';
import { contactForm, expectKept, fillIn, visitor } from '../support/contact-form.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, test } from '../support/test.ts';

test('stores a form and thanks for it on a page of its own', async ({ plainPage }) => {
  const person = visitor();
  await plainPage.goto(paths.contact);
  await fillIn(plainPage, person);
  const [answer] = await Promise.all([
    plainPage.waitForResponse((response) => response.request().method() === 'POST'),
    contactForm(plainPage).submit.click(),
  ]);
  expect(answer.status()).toBe(303);
  await expect(plainPage).toHaveURL('/merci-rappel');
  await expect(plainPage.getByRole('main')).toContainText(/2.heures/);
  expect(await storedFrom(person.email)).toEqual([
    expect.objectContaining({ firstName: person.firstName, courseInterest: 'informatique', page: paths.contact }),
  ]);
});

test('says on a French page what is wrong, keeps the rest, and takes the form once it is right', async ({
  plainPage,
  browserErrors,
}) => {
  browserErrors.expectError(/status 422/, /console: Failed to load resource/);
  const person = visitor();
  const wrong = { ...person, firstName: 'Z', phone: '06 39' };
  await plainPage.goto(paths.contact);
  await fillIn(plainPage, wrong);
  await contactForm(plainPage).submit.click();

  await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Votre demande est à corriger');
  await expect(plainPage.locator('html')).toHaveAttribute('lang', 'fr');
  await expectKept(plainPage, wrong);
  const { firstName, phone, lastName } = contactForm(plainPage);
  await expect(firstName).toHaveAccessibleDescription('Le prénom doit contenir au moins 2 caractères');
  await expect(phone).toHaveAccessibleDescription('Numéro de téléphone invalide');
  await expect(lastName).not.toHaveAttribute('aria-invalid', 'true');

  const summary = plainPage.getByRole('alert');
  await expect(summary.getByRole('link')).toHaveCount(2);
  await summary.getByRole('link', { name: FIELD_LABELS.phone }).click();
  await expect(phone).toBeInViewport();

  await firstName.fill(person.firstName);
  await phone.fill(person.phone);
  await plainPage.getByRole('button', { name: 'Envoyer à nouveau' }).click();
  await expect(plainPage).toHaveURL('/merci-rappel');
  expect(await storedFrom(person.email)).toEqual([
    expect.objectContaining({ firstName: person.firstName, message: person.message, page: paths.contact }),
  ]);
});

test('stores once a form that is sent twice', async ({ plainPage }) => {
  const person = visitor();
  for (let sent = 0; sent < 2; sent += 1) {
    await plainPage.goto(paths.contact);
    await fillIn(plainPage, person);
    await contactForm(plainPage).submit.click();
    await expect(plainPage).toHaveURL('/merci-rappel');
  }
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('puts what robots fill aside, and tells them nothing', async ({ plainPage }) => {
  const person = visitor();
  await plainPage.goto(paths.contact);
  await fillIn(plainPage, person);
  await plainPage.locator('input[name="leaveEmpty"]').fill('https://robot.example', { force: true });
  await contactForm(plainPage).submit.click();
  await expect(plainPage).toHaveURL('/merci-rappel');
  expect(await storedFrom(person.email)).toEqual([]);
});
