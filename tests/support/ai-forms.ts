import { expect, type Locator, type Page } from '@playwright/test';
import { LANDING } from '#src/features/ai-course/ai-course-texts.ts';
import { FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import { contactForm, type FieldName, type FormKind } from '#src/features/contact/contact-forms.ts';
import { paths } from '#src/site/paths.ts';

/** The forms of the three dialogs: what opens each, what it is called in the CRM, and where it leads. */
export const DIALOG_FORMS = [
  {
    id: 'inscription',
    kind: 'enrolment',
    trigger: LANDING.triggers.enrolment,
    type: 'inscription_formation_ia',
    label: 'Inscription',
    thanks: '/merci-inscription',
  },
  {
    id: 'rappel',
    kind: 'callback',
    trigger: LANDING.triggers.callback,
    type: 'callback_formation_ia',
    label: 'Rappel',
    thanks: '/merci-rappel',
  },
  {
    id: 'programme',
    kind: 'programme',
    trigger: LANDING.triggers.programme,
    type: 'download_program_ia',
    label: 'Programme',
    thanks: '/merci-telechargement',
  },
] as const;

/** The two forms of the landing page that stay where they are. */
export const INLINE_FORMS = ['information', 'recall'] as const;

/** The forms that stand in the place of marketing forms. */
export const EMBEDDED_FORMS = [
  { path: paths.aiCourse, kind: 'programmeRequest', type: 'programme_ia', thanks: '/merci-programme-ia' },
  { path: paths.aiEnrolment, kind: 'registration', type: 'registration_ia', thanks: '/merci-inscription-ia' },
  { path: paths.aiProgramme, kind: 'programmeRequest', type: 'programme_ia', thanks: '/merci-programme-ia' },
  { path: paths.aiCpf, kind: 'cpf', type: 'cpf_ia', thanks: '/merci-demande-cpf' },
  { path: paths.creator('demo'), kind: 'programmeRequest', type: 'programme_ia', thanks: '/merci-programme-ia' },
  { path: paths.creator('demo'), kind: 'cpf', type: 'cpf_ia', thanks: '/merci-demande-cpf' },
] as const;

/** Somebody whom no other test knows, in the words of the course's forms. */
export const lead = () => ({
  prenom: 'Zoé',
  nom: 'Le Gall',
  email: `zoe.${crypto.randomUUID()}@courriel.example`,
  telephone: '06 39 98 12 34',
  profession: 'Libraire',
});

export type Lead = ReturnType<typeof lead>;

/** A form of a page, by its kind. */
export const formOf = (page: Page, kind: FormKind): Locator => page.locator(`[data-kind="${kind}"] form`);

export const fieldOf = (form: Locator, name: FieldName): Locator =>
  form.getByLabel(new RegExp(`^${FIELD_LABELS[name]}( \\(facultatif\\))?$`));

export const submitOf = (form: Locator, kind: FormKind): Locator =>
  form.getByRole('button', { name: contactForm(kind).submit });

/** Waits until the form answers by itself. */
export async function wakeForm(form: Locator): Promise<void> {
  await form.locator('input').first().focus();
  await expect(form).toHaveJSProperty('noValidate', true);
}

/** Fills a form in from its first field on, with the keyboard alone, and stands on its button. */
export async function typeInto(
  form: Locator,
  kind: FormKind,
  answers: Readonly<Record<string, string>>,
): Promise<void> {
  const { keyboard } = form.page();
  await wakeForm(form);
  for (const name of contactForm(kind).fields) {
    if (name === 'acceptedTerms') await keyboard.press('Space');
    else await keyboard.type(answers[name] ?? '');
    await keyboard.press('Tab');
  }
  await expect(submitOf(form, kind)).toBeFocused();
}

export async function fillLead(form: Locator, person: Partial<Lead>): Promise<void> {
  for (const name of ['prenom', 'nom', 'email', 'telephone', 'profession'] as const)
    await fieldOf(form, name).fill(person[name] ?? '');
}
