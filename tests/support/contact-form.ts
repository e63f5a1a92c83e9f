import { expect, type Page } from '@playwright/test';
import { FIELD_LABELS } from '#src/features/contact/contact-fields.ts';
import { FORMS } from '#src/features/contact/contact-forms.ts';
import { CONTACT_TEXTS as TEXTS } from '#src/features/contact/contact-texts.ts';

/** Somebody whom no other test knows. */
export const visitor = () => ({
  firstName: 'Zoé',
  lastName: 'Le Gall',
  email: `zoe.${crypto.randomUUID()}@courriel.example`,
  phone: '06 39 98 12 34',
  message: 'Bonjour,\nje cherche une formation à Excel.',
});

export type Visitor = ReturnType<typeof visitor>;

/** What visitors use and see of the contact form. */
export const contactForm = (page: Page) => ({
  firstName: page.getByLabel(FIELD_LABELS.firstName, { exact: true }),
  lastName: page.getByLabel(FIELD_LABELS.lastName, { exact: true }),
  email: page.getByLabel(FIELD_LABELS.email, { exact: true }),
  phone: page.getByLabel(FIELD_LABELS.phone, { exact: true }),
  courseInterest: page.getByLabel(FIELD_LABELS.courseInterest),
  message: page.getByLabel(FIELD_LABELS.message),
  acceptedTerms: page.getByLabel(FIELD_LABELS.acceptedTerms),
  submit: page.getByRole('button', { name: FORMS.contact.submit }),
  pending: page.getByRole('button', { name: TEXTS.pending }),
  alert: page.getByRole('main').getByRole('alert'),
});

/** Waits until the form answers by itself: its own messages have then taken the place of the browser's. */
export async function wake(page: Page): Promise<void> {
  await contactForm(page).firstName.focus();
  await expect(page.locator('form[method="post"]')).toHaveJSProperty('noValidate', true);
}

export async function fillIn(page: Page, person: Visitor): Promise<void> {
  const form = contactForm(page);
  await form.firstName.fill(person.firstName);
  await form.lastName.fill(person.lastName);
  await form.email.fill(person.email);
  await form.phone.fill(person.phone);
  await form.courseInterest.selectOption({ label: 'Informatique' });
  await form.message.fill(person.message);
  await form.acceptedTerms.check();
}

export async function expectKept(page: Page, person: Visitor): Promise<void> {
  const form = contactForm(page);
  await expect(form.firstName).toHaveValue(person.firstName);
  await expect(form.lastName).toHaveValue(person.lastName);
  await expect(form.email).toHaveValue(person.email);
  await expect(form.phone).toHaveValue(person.phone);
  await expect(form.courseInterest).toHaveValue('informatique');
  await expect(form.message).toHaveValue(person.message);
  await expect(form.acceptedTerms).toBeChecked();
}

export async function expectEmpty(page: Page): Promise<void> {
  const form = contactForm(page);
  for (const field of [form.firstName, form.lastName, form.email, form.phone, form.courseInterest, form.message])
    await expect(field).toHaveValue('');
  await expect(form.acceptedTerms).not.toBeChecked();
}

/** The toasts that show. */
export const toasts = (page: Page) => page.getByRole('region', { name: 'Notifications' }).locator('[data-toast]');
