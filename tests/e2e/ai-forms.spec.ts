import type { Page } from '@playwright/test';
import { contactForm, type FormKind } from '#src/features/contact/contact-forms.ts';
import { CONTACT_TEXTS as TEXTS, TOASTS } from '#src/features/contact/contact-texts.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import {
  DIALOG_FORMS,
  EMBEDDED_FORMS,
  fieldOf,
  formOf,
  INLINE_FORMS,
  lead,
  submitOf,
  typeInto,
  wakeForm,
} from '../support/ai-forms.ts';
import { toasts } from '../support/contact-form.ts';
import { storedFrom } from '../support/leads.ts';
import { siteWithStore } from '../support/site-with-store.ts';
import { expect, test } from '../support/test.ts';

const API = `**${paths.apiContact}`;

/** Somebody whom no other test knows, in the words of both vocabularies. */
function applicant() {
  const { prenom, nom, email, telephone, profession } = lead();
  return {
    ...{ prenom, nom, email, telephone, profession },
    ...{ firstName: prenom, lastName: nom, phone: telephone },
    courseInterest: 'Intelligence Artificielle',
    message: 'Mon équipe peut-elle suivre la formation ensemble ?',
  };
}

/** Every form of the course: where it is, what it stores, and where it leads when it does not stay. */
const FORMS: { at: string; kind: FormKind; type: string | null; thanks: string | undefined }[] = [
  ...DIALOG_FORMS.map(({ id, kind, type, thanks }) => ({ at: `${paths.aiCourse}#${id}`, kind, type, thanks })),
  ...EMBEDDED_FORMS.map(({ path, kind, type, thanks }) => ({ at: path, kind, type, thanks })),
  ...INLINE_FORMS.map((kind) => ({ at: paths.aiCourse, kind, type: null, thanks: undefined })),
];

type Applicant = ReturnType<typeof applicant>;

/** What the owner must find of a form, field by field. */
const storedAs = (kind: FormKind, type: string | null, at: string, person: Applicant) => {
  const { message, hidden } = contactForm(kind);
  const asks = (field: string) => contactForm(kind).fields.some((name) => name === field);
  return {
    id: expect.stringMatching(/^[0-9a-f]{32}$/),
    createdAt: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
    firstName: person.prenom,
    lastName: person.nom,
    email: person.email,
    phone: person.telephone,
    profession: asks('profession') ? person.profession : null,
    courseInterest: asks('courseInterest') ? 'intelligence-artificielle' : null,
    message:
      message === undefined ? (asks('message') ? person.message : null) : `${message} ${person.prenom} ${person.nom}`,
    acceptedTerms: asks('acceptedTerms'),
    type,
    formation: hidden?.formation ?? null,
    page: at.replace(/#.*/, ''),
  };
};

async function fill(page: Page, kind: FormKind, person: Readonly<Record<string, string>>): Promise<void> {
  const form = formOf(page, kind);
  for (const name of contactForm(kind).fields)
    if (name === 'acceptedTerms') await fieldOf(form, name).check();
    else if (name === 'courseInterest') await fieldOf(form, name).selectOption({ label: person[name] ?? '' });
    else await fieldOf(form, name).fill(person[name] ?? '');
}

async function expectThanks(page: Page, kind: FormKind, thanks: string | undefined): Promise<void> {
  if (thanks !== undefined) {
    await expect(page).toHaveURL(thanks);
    return;
  }
  await expect(toasts(page)).toContainText(TOASTS.course.success.title);
  await expect(fieldOf(formOf(page, kind), 'email')).toHaveValue('');
}

// The dialogs have a spec of their own for that.
for (const { at, kind, type, thanks } of FORMS.slice(DIALOG_FORMS.length))
  test(`stores the ${kind} form of ${at} whole, from the keyboard of a small screen, and thanks for it`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    const person = applicant();
    await page.goto(at);
    await typeInto(formOf(page, kind), kind, person);
    await page.keyboard.press('Enter');
    await expectThanks(page, kind, thanks);
    expect(await storedFrom(person.email)).toEqual([storedAs(kind, type, at, person)]);
  });

/** The forms once each, wherever they may be found again. */
const KINDS = FORMS.filter(({ kind }, index) => FORMS.findIndex((other) => other.kind === kind) === index);

for (const { at, kind, type, thanks } of KINDS)
  test(`stores the ${kind} form of ${at} without a script, and thanks for it`, async ({ plainPage }) => {
    await plainPage.setViewportSize({ width: 360, height: 740 });
    const person = applicant();
    await plainPage.goto(at);
    await fill(plainPage, kind, person);
    await submitOf(formOf(plainPage, kind), kind).click();
    await expect(plainPage).toHaveURL(thanks ?? '/merci-rappel');
    // What the script writes for the visitor, it alone can write.
    const { message, ...stored } = storedAs(kind, type, at, person);
    expect(await storedFrom(person.email)).toEqual([expect.objectContaining(stored)]);
    expect(message).toBeDefined();
  });

for (const { at, kind, thanks } of KINDS)
  test(`keeps what was typed into the ${kind} form when the store fails, and is open to everybody all along`, async ({
    page,
    browserErrors,
  }) => {
    const { stays, words } = contactForm(kind);
    browserErrors.expectError(/status 503/, /console: Failed to load resource/);
    if (stays === true) browserErrors.expectError(/console: Error: 503: .*Plus tard/);
    const { promise: answered, resolve: answer } = Promise.withResolvers<undefined>();
    await page.route(
      API,
      async (route) => {
        await answered;
        await route.fulfill({ status: 503, json: { message: 'Plus tard.' } });
      },
      { times: 1 },
    );
    const part = `[data-kind="${kind}"]`;
    const person = applicant();
    await page.goto(at);
    const form = formOf(page, kind);
    await wakeForm(form);
    await expectAccessible(page, { part: part });
    await submitOf(form, kind).click();
    await expect(form.locator('[aria-invalid=true]').first()).toBeFocused();
    await expectAccessible(page, { part: part });

    await fill(page, kind, person);
    await submitOf(form, kind).click();
    await expect(form.getByRole('button', { name: TEXTS.pending })).toBeDisabled();
    await expectAccessible(page, { part: part });
    answer(undefined);
    await expect(toasts(page)).toContainText(TOASTS[words].failure.title);
    await expect(toasts(page)).toContainText(TOASTS[words].failure.description);
    await toasts(page).hover();
    await expectAccessible(page, { part: part });
    await expectAccessible(page, { part: '.toasts' });
    await expect(form.getByRole('alert')).toBeVisible();
    await expect(fieldOf(form, 'email')).toHaveValue(person.email);

    await submitOf(form, kind).click();
    await expectThanks(page, kind, thanks);
    expect(await storedFrom(person.email)).toHaveLength(1);
  });

for (const { at, kind } of KINDS)
  test(`keeps what was typed into the ${kind} form when the store fails a browser without a script`, async ({
    plainPage,
    browserErrors,
  }) => {
    browserErrors.expectError(/status 503/, /console: Failed to load resource/);
    const { url, close, breakStore } = await siteWithStore();
    const person = applicant();
    await breakStore();
    await plainPage.goto(url + at);
    await fill(plainPage, kind, person);
    await submitOf(formOf(plainPage, kind), kind).click();
    await expect(plainPage.getByRole('heading', { level: 1 })).toHaveText('Votre demande n’a pas été envoyée');
    for (const name of ['prenom', 'nom', 'email', 'telephone', 'profession', 'message'] as const)
      if (contactForm(kind).fields.some((field) => field === name))
        await expect(plainPage.locator(`[name="${name}"]`)).toHaveValue(person[name]);
    // The page may still want something of its server, its icon for one.
    await plainPage.close();
    await close();
  });
