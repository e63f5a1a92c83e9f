import { paths } from '#src/site/paths.ts';
import { TOASTS } from '#src/features/contact/contact-texts.ts';
import { WAKING_TEXTS } from '#src/features/contact/waking-texts.ts';
import { EMBEDDED_FORMS, formOf, INLINE_FORMS, submitOf, DIALOG_FORMS } from '../support/ai-forms.ts';
import { contactForm, expectEmpty, expectKept, fillIn, toasts, visitor } from '../support/contact-form.ts';
import { storedFrom } from '../support/leads.ts';
import { hold } from '../support/mirrors.ts';
import { expect, test } from '../support/test.ts';

const ISLAND = /_astro\/contact-form-island/;

const FORMS = [
  { path: paths.contact, kind: 'contact' as const },
  { path: paths.courseRequestPage('excel-fondamentaux'), kind: 'contact' as const },
  ...INLINE_FORMS.map((kind) => ({ path: paths.aiCourse, kind })),
  ...DIALOG_FORMS.map(({ id, kind }) => ({ path: `${paths.aiCourse}#${id}`, kind })),
  ...EMBEDDED_FORMS,
];

for (const { path, kind } of FORMS)
  test(`answers in French to the very first tap on the ${kind} form of ${path}`, async ({ page }) => {
    await page.goto(path);
    // A tap gives no sign before: no pointer rests on the button.
    await submitOf(formOf(page, kind), kind).dispatchEvent('click');
    const wrong = formOf(page, kind).locator('[aria-invalid=true]');
    await expect(wrong.first()).toBeFocused();
    await expect(wrong.first()).toHaveAccessibleDescription(/Le (pré)?nom doit contenir au moins 2 caractères/);
    await expect(formOf(page, kind)).toHaveJSProperty('noValidate', true);
  });

test('answers in French to Enter in an untouched field', async ({ page }) => {
  await page.goto(paths.contact);
  await contactForm(page).email.press('Enter');
  await expect(contactForm(page).firstName).toHaveAccessibleDescription(
    'Le prénom doit contenir au moins 2 caractères',
  );
});

test('wakes a form that somebody entered before its script was there', async ({ page }) => {
  const { release } = await hold(page, /_astro\/ContactFormSection/);
  await page.goto(paths.contact, { waitUntil: 'commit' });
  await contactForm(page).firstName.focus();
  release();
  await expect(formOf(page, 'contact')).toHaveJSProperty('noValidate', true);
});

test('says that it gets ready while its code is on the way, then answers', async ({ page }) => {
  const { release } = await hold(page, ISLAND);
  await page.goto(paths.contact);
  await contactForm(page).submit.click();
  const status = formOf(page, 'contact').getByRole('status');
  await expect(status).toHaveText(WAKING_TEXTS.awaited);
  release();
  await expect(contactForm(page).firstName).toBeFocused();
  await expect(contactForm(page).firstName).toHaveAttribute('aria-invalid', 'true');
  await expect(status).toBeEmpty();
});

test('keeps what was typed and stays where the network is lost before its code came', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(
    /failed: .*contact-form-island/,
    /failed: .*\/contact /,
    /console: Failed to load resource/,
  );
  const lostCode = await page.route(ISLAND, (route) => route.abort('internetdisconnected'));
  const lostPage = await page.route(
    (url) => url.pathname === paths.contact,
    (route) => (route.request().method() === 'HEAD' ? route.abort('internetdisconnected') : route.continue()),
  );
  const person = visitor();
  await page.goto(paths.contact);
  await fillIn(page, person);
  await contactForm(page).submit.click();
  await expect(formOf(page, 'contact').getByRole('status')).toContainText('Vous semblez hors connexion');
  await expect(page).toHaveURL(paths.contact);
  await expectKept(page, person);

  await lostCode.dispose();
  await lostPage.dispose();
  await contactForm(page).submit.click();
  await expect(toasts(page)).toContainText(TOASTS.contact.success.title);
  await expectEmpty(page);
  expect(await storedFrom(person.email)).toHaveLength(1);
});

test('shows the server’s French page, with what was typed, when its code cannot be had', async ({
  page,
  browserErrors,
}) => {
  browserErrors.expectError(/failed: .*contact-form-island/, /status 422/, /console: Failed to load resource/);
  await page.route(ISLAND, (route) => route.abort());
  await page.goto(paths.contact);
  await contactForm(page).lastName.fill('Le Gall');
  await contactForm(page).submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Votre demande est à corriger');
  await expect(contactForm(page).lastName).toHaveValue('Le Gall');
});
