import { LANDING } from '#src/features/ai-course/ai-course-texts.ts';
import { aiCourse, wording } from '#src/features/ai-course/ai-course.ts';
import { TOASTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { EMBEDDED_FORMS, fieldOf, fillLead, formOf, lead, submitOf, wakeForm } from '../support/ai-forms.ts';
import { toasts } from '../support/contact-form.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, test } from '../support/test.ts';

const { triggers } = LANDING;

/** Each dialog: what opens it, the type it stores, what it tells the CRM, and where it leads. */
const DIALOGS = [
  {
    id: 'inscription',
    kind: 'enrolment',
    trigger: triggers.enrolment,
    type: 'inscription_formation_ia',
    label: 'Inscription',
    thanks: '/merci-inscription',
  },
  {
    id: 'rappel',
    kind: 'callback',
    trigger: triggers.callback,
    type: 'callback_formation_ia',
    label: 'Rappel',
    thanks: '/merci-rappel',
  },
  {
    id: 'programme',
    kind: 'programme',
    trigger: triggers.programme,
    type: 'download_program_ia',
    label: 'Programme',
    thanks: '/merci-telechargement',
  },
] as const;

test('shows the same page under both names, one of them canonical', async ({ page }) => {
  for (const path of [paths.aiCourse, paths.aiCourseCampaign]) {
    await page.goto(path);
    await expect(page.locator('link[rel="canonical"]')).toHaveAttribute('href', /\/formation-ia$/);
    await expect(page.getByRole('banner').getByRole('link', { name: LANDING.bar })).toHaveAttribute(
      'href',
      paths.aiEnrolment,
    );
  }
});

test('tells its twelve sections in order, with the wordings that the content chooses', async ({ page }) => {
  await page.goto(paths.aiCourse);
  const headings = await page
    .getByRole('main')
    .locator('> section')
    .evaluateAll((all) => all.map((one) => one.querySelector('h1, h2')?.textContent.trim()));
  expect(headings).toEqual([
    aiCourse.title,
    LANDING.skills.title,
    LANDING.results.title,
    LANDING.financing.title,
    expect.stringContaining(LANDING.pedagogy.title),
    LANDING.figures.title,
    LANDING.testimonials.title,
    LANDING.reasons.title,
    LANDING.clients,
    LANDING.faq.title,
    LANDING.forms.information.title,
    LANDING.action.title,
  ]);
  await expect(page.getByText(wording('remainingCost'))).toBeVisible();
  await expect(page.locator('.logos img')).toHaveCount(14);
  await expect(page.locator('.faq details')).toHaveCount(6);
});

for (const { id, kind, trigger, type, label, thanks } of DIALOGS)
  test(`keeps a visitor in the dialog #${id} with the keyboard alone, up to ${thanks}`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.addInitScript(() => {
      window.submitToCrm = (submission, name) => {
        sessionStorage.setItem('crm', JSON.stringify({ ...submission, label: name }));
      };
    });
    const person = lead();
    await page.goto(paths.aiCourse);
    const link = page.getByRole('main').getByRole('link', { name: trigger }).first();
    const dialog = page.locator(`#${id}`);
    const form = formOf(page, kind);

    await link.focus();
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await expect(page).toHaveURL(`${paths.aiCourse}#${id}`);
    await expect(fieldOf(form, 'prenom')).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(link).toBeFocused();
    await expect(page).toHaveURL(paths.aiCourse);

    await page.keyboard.press('Enter');
    await wakeForm(form);
    for (const text of [person.prenom, person.nom, person.email, person.telephone, person.profession]) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await expect(submitOf(form, kind)).toBeFocused();
    const download = kind === 'programme' ? page.waitForEvent('download') : undefined;
    await page.keyboard.press('Enter');
    expect((await download)?.suggestedFilename()).toBe(kind === 'programme' ? 'formation-ia.pdf' : undefined);
    await expect(page).toHaveURL(thanks);
    const told: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('crm'))) ?? '{}');
    expect(told).toMatchObject({ label, type, nom: person.nom, email: person.email });
    expect(await storedFrom(person.email)).toEqual([
      expect.objectContaining({
        type,
        firstName: person.prenom,
        lastName: person.nom,
        phone: person.telephone,
        profession: person.profession,
        formation: 'formation ia',
        message: expect.stringContaining(`${person.prenom} ${person.nom}`),
        page: paths.aiCourse,
      }),
    ]);
  });

test('opens a dialog by its address, and closes it by a click beside it', async ({ page }) => {
  await page.goto(`${paths.aiCourse}#rappel`);
  const dialog = page.locator('#rappel');
  await expect(dialog).toBeVisible();
  await expect(fieldOf(formOf(page, 'callback'), 'prenom')).toBeFocused();
  await page.mouse.click(5, 300);
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.aiCourse);
});

test('says what is wrong in a dialog, each message at its field', async ({ page }) => {
  await page.goto(`${paths.aiCourse}#rappel`);
  const form = formOf(page, 'callback');
  await wakeForm(form);
  await submitOf(form, 'callback').click();
  for (const [name, message] of [
    ['prenom', 'Le prénom doit contenir au moins 2 caractères'],
    ['nom', 'Le nom doit contenir au moins 2 caractères'],
    ['email', 'Email invalide'],
    ['telephone', 'Le numéro de téléphone doit contenir au moins 10 chiffres'],
  ] as const)
    await expect(fieldOf(form, name)).toHaveAccessibleDescription(message);
  await expect(fieldOf(form, 'prenom')).toBeFocused();
  await expectAccessible(page);
  await fieldOf(form, 'prenom').fill('Zoé');
  await expect(fieldOf(form, 'prenom')).not.toHaveAttribute('aria-invalid');
});

test('keeps the dialog and all that was typed when the store fails, and stores it at the next try', async ({
  page,
  trouble,
}) => {
  trouble.foresee(/status 503/, /console: Failed to load resource/);
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 503, json: {} }), { times: 1 });
  const person = lead();
  await page.goto(`${paths.aiCourse}#inscription`);
  const form = formOf(page, 'enrolment');
  await wakeForm(form);
  await fillLead(form, person);
  await submitOf(form, 'enrolment').click();
  await expect(toasts(page)).toContainText(TOASTS.dialog.failure.description);
  await expect(page.locator('#inscription')).toBeVisible();
  await expect(fieldOf(form, 'nom')).toHaveValue(person.nom);
  await submitOf(form, 'enrolment').click();
  await expect(page).toHaveURL('/merci-inscription');
  expect(await storedFrom(person.email)).toHaveLength(1);
});

for (const { path, kind, type, thanks } of EMBEDDED_FORMS)
  test(`leads from the ${kind} form of ${path} to ${thanks}`, async ({ page }) => {
    const person = { ...lead(), telephone: '', profession: '' };
    await page.goto(path);
    const form = formOf(page, kind);
    await wakeForm(form);
    await fillLead(form, person);
    await submitOf(form, kind).click();
    await expect(page).toHaveURL(thanks);
    expect(await storedFrom(person.email)).toEqual([
      expect.objectContaining({ type, page: path, phone: null, profession: null }),
    ]);
  });

for (const { kind, hasMessage } of [
  { kind: 'information', hasMessage: true },
  { kind: 'recall', hasMessage: false },
] as const)
  test(`stores the inline ${kind} form, ${hasMessage ? 'with' : 'without'} a message, and stays`, async ({ page }) => {
    const { email } = lead();
    await page.goto(paths.aiCourse);
    const form = formOf(page, kind);
    await wakeForm(form);
    await expect(form.getByRole('textbox', { name: /message/ })).toHaveCount(hasMessage ? 1 : 0);
    await fieldOf(form, 'firstName').fill('Zoé');
    await fieldOf(form, 'lastName').fill('Le Gall');
    await fieldOf(form, 'email').fill(email);
    await fieldOf(form, 'phone').fill('06 39 98 12 34');
    await fieldOf(form, 'courseInterest').selectOption('intelligence-artificielle');
    await fieldOf(form, 'acceptedTerms').check();
    await submitOf(form, kind).click();
    await expect(toasts(page)).toContainText(TOASTS.course.success.title);
    await expect(fieldOf(form, 'email')).toHaveValue('');
    expect(await storedFrom(email)).toEqual([
      expect.objectContaining({ type: null, courseInterest: 'intelligence-artificielle', acceptedTerms: true }),
    ]);
  });

test('works without a script: a link shows the dialog, the form posts, the PDF is a link', async ({ plainPage }) => {
  await plainPage.setViewportSize({ width: 360, height: 740 });
  const person = lead();
  await plainPage.goto(paths.aiCourse);
  await plainPage.getByRole('link', { name: triggers.programme }).click();
  const form = formOf(plainPage, 'programme');
  await expect(form).toBeVisible();
  await fillLead(form, person);
  await submitOf(form, 'programme').click();
  await expect(plainPage).toHaveURL('/merci-telechargement');
  await expect(plainPage.getByRole('link', { name: /PDF/ })).toHaveAttribute('href', paths.aiProgrammeFile);
  expect(await storedFrom(person.email)).toEqual([expect.objectContaining({ type: 'download_program_ia' })]);
});

for (const path of [paths.aiCourse, paths.aiEnrolment, paths.aiProgramme, paths.aiCpf, paths.creator('demo')])
  test(`asks nobody but this site for anything on ${path}, and is open to everybody`, async ({ page }) => {
    await page.goto(path);
    await expect(page.locator('section#cookies')).toHaveCount(0);
    await expectAccessible(page);
  });
