import { expect, type Locator, type Page } from '@playwright/test';
import { FIELDS } from '#src/features/contact/contact-fields.ts';
import { type FieldName, type FormKind, FORMS } from '#src/features/contact/contact-forms.ts';

/** The data of a visitor with a unique email address. Has each value under the field names of all forms. */
export function visitor() {
  const [firstName, lastName, phone] = ['Zoé', 'Le Gall', '06 39 98 12 34'];
  return {
    ...{ firstName, lastName, phone, prenom: firstName, nom: lastName, telephone: phone },
    email: `zoe.${crypto.randomUUID()}@courriel.example`,
    profession: 'Libraire',
    courseInterest: 'Informatique',
    message: 'Bonjour,\nje cherche une formation à Excel.',
  };
}

export type Visitor = ReturnType<typeof visitor>;

export const formOf = (page: Page, kind: FormKind): Locator => page.locator(`[data-kind="${kind}"] form`);

export const fieldOf = (form: Locator, name: FieldName): Locator =>
  form.getByLabel(new RegExp(`^${FIELDS[name].label}( \\(facultatif\\))?$`));

export const submitOf = (form: Locator, kind: FormKind): Locator =>
  form.getByRole('button', { name: FORMS[kind].submit });

export const toasts = (page: Page): Locator =>
  page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]');

export async function fillForm(form: Locator, kind: FormKind, person: Visitor): Promise<void> {
  for (const name of FORMS[kind].fields)
    if (name === 'acceptedTerms') await fieldOf(form, name).check();
    else if (name === 'courseInterest') await fieldOf(form, name).selectOption({ label: person[name] });
    else await fieldOf(form, name).fill(person[name]);
}

/** Fills in a form with the keyboard alone. The focus ends on the submit button. */
export async function typeInto(form: Locator, kind: FormKind, person: Visitor): Promise<void> {
  const { keyboard } = form.page();
  await form.locator('input').first().focus();
  for (const name of FORMS[kind].fields) {
    if (name === 'acceptedTerms') await keyboard.press('Space');
    else if (name === 'courseInterest') await keyboard.type(person[name]);
    else await keyboard.insertText(person[name]);
    await keyboard.press('Tab');
  }
  await expect(submitOf(form, kind)).toBeFocused();
}

/** The contact form, also on the page that shows a refused request. */
export const contactForm = (page: Page): Locator => page.locator('form[method="post"]').filter({ visible: true });

/** Fails unless the contact form has the values of the visitor. */
export async function expectKept(page: Page, person: Visitor): Promise<void> {
  const form = contactForm(page);
  for (const name of ['firstName', 'lastName', 'email', 'phone', 'message'] as const)
    await expect(fieldOf(form, name)).toHaveValue(person[name]);
  await expect(fieldOf(form, 'courseInterest')).toHaveValue('informatique');
  await expect(fieldOf(form, 'acceptedTerms')).toBeChecked();
}
