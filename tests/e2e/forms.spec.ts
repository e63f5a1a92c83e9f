import type { Locator, Page } from '@playwright/test';
import { contactForm as formNamed, type FormKind, TOASTS } from '#src/features/contact/contact-forms.ts';
import { DELAYS } from '#src/features/editorial/text-values.ts';
import { requests } from '#src/features/contact/requests.ts';
import { paths } from '#src/site/paths.ts';
import { fieldOf, fillForm, formOf, submitOf, toasts, visitor, type Visitor } from '../support/forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, test } from '../support/test.ts';

/** The address of each kind of form, except the contact form, which contact.spec.ts tests. */
const FORMS: { at: string; kind: FormKind }[] = [
  { at: `${paths.aiCourse}#inscription`, kind: 'enrolment' },
  { at: `${paths.aiCourse}#rappel`, kind: 'callback' },
  { at: `${paths.aiCourse}#programme`, kind: 'programme' },
  { at: paths.aiCourse, kind: 'information' },
  { at: paths.aiCourse, kind: 'recall' },
  { at: paths.aiProgramme, kind: 'programmeRequest' },
  { at: paths.aiEnrolment, kind: 'registration' },
  { at: paths.aiCpf, kind: 'cpf' },
  { at: paths.complaints, kind: 'complaint' },
];

/** The daily run tests one form in a dialog and one on a page, because the other forms share their code. */
const DAILY: readonly FormKind[] = ['enrolment', 'complaint'];
const tagOf = (kind: FormKind) => (DAILY.includes(kind) ? {} : { tag: '@full' });

/** The expected record of a form. Only JavaScript fills in the message of some forms. */
function storedAs(kind: FormKind, at: string, person: Visitor, formation: string | null, hasScript: boolean) {
  const { type, fields, message } = formNamed(kind);
  const hasField = (field: string) => fields.some((name) => name === field);
  const written = hasScript ? message?.concat(` ${person.prenom} ${person.nom}`).replace('de Awa', 'd’Awa') : null;
  return {
    ...{ firstName: person.prenom, lastName: person.nom, phone: person.telephone },
    profession: hasField('profession') ? person.profession : null,
    message: hasField('message') ? person.message : (written ?? null),
    acceptedTerms: hasField('acceptedTerms'),
    type: type === '' ? null : type,
    formation,
    page: at.replace(/#.*/, ''),
  };
}

/** Chooses the first session if the form offers any. Returns what the form sends as `formation`. */
async function chooseSession(form: Locator): Promise<string | null> {
  const field = form.locator('[name=formation]');
  if ((await field.count()) === 0) return null;
  if ((await field.locator('option').count()) > 1) await field.selectOption({ index: 1 });
  return field.inputValue();
}

async function expectThanks(page: Page, kind: FormKind): Promise<void> {
  const { stays, thanks, toasts: texts } = formNamed(kind);
  if (stays !== true) {
    await expect(page).toHaveURL(thanks);
    return;
  }
  await expect(toasts(page)).toContainText(TOASTS[texts].success.title);
  await expect(fieldOf(formOf(page, kind), 'email')).toHaveValue('');
}

for (const { at, kind } of FORMS)
  test(`shows errors in an empty ${kind} form, then stores it when filled in`, tagOf(kind), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = { ...visitor(), prenom: 'Awa', firstName: 'Awa' };
    await page.goto(at);
    const form = formOf(page, kind);
    await submitOf(form, kind).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expect(form.locator('[aria-invalid=true]').first()).toHaveAccessibleDescription(
      'Le prénom doit contenir au moins 2 caractères',
    );
    await fillForm(form, kind, person);
    const formation = await chooseSession(form);
    await submitOf(form, kind).click();
    await expectThanks(page, kind);
    expect(await storedFrom(person.email)).toMatchObject([storedAs(kind, at, person, formation, true)]);
    if (kind === 'complaint') await expect(page.getByRole('main')).toContainText(DELAYS.complaint({ requests }));
  });

for (const { at, kind } of FORMS)
  test(`stores the ${kind} form and shows thanks without JavaScript`, tagOf(kind), async ({ plainPage }) => {
    await plainPage.setViewportSize({ width: 360, height: 740 });
    const person = visitor();
    await plainPage.goto(at);
    const form = formOf(plainPage, kind);
    await fillForm(form, kind, person);
    const formation = await chooseSession(form);
    await submitOf(form, kind).click();
    await expect(plainPage).toHaveURL(formNamed(kind).thanks);
    expect(await storedFrom(person.email)).toMatchObject([storedAs(kind, at, person, formation, false)]);
  });
