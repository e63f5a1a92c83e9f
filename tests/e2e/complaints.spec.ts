import type { Page } from '@playwright/test';
import { requests } from '#src/features/contact/requests.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { fieldOf, formOf, lead, submitOf, wakeForm } from '../support/ai-forms.ts';
import { storedFrom } from '../support/leads.ts';
import { expect, test } from '../support/test.ts';

const MESSAGE = 'La salle du 12 octobre n’était pas chauffée.';

async function fill(page: Page) {
  const person = lead();
  const form = formOf(page, 'complaint');
  for (const name of ['prenom', 'nom', 'email'] as const) await fieldOf(form, name).fill(person[name]);
  return { form, person };
}

const stored = (firstName: string | undefined) => [
  expect.objectContaining({ type: 'reclamation', firstName, message: MESSAGE, phone: null, page: paths.complaints }),
];

test('asks what went wrong, takes the complaint, and says when it is answered', async ({ page }) => {
  await page.goto(paths.contact);
  await page.getByRole('link', { name: 'Faire une réclamation' }).click();
  await expect(page).toHaveURL(paths.complaints);
  const { form, person } = await fill(page);
  await wakeForm(form);
  await submitOf(form, 'complaint').click();
  await expect(fieldOf(form, 'message')).toHaveAccessibleDescription('Le message ne peut pas rester vide');
  await expectAccessible(page, { part: '[data-kind="complaint"]' });
  await fieldOf(form, 'message').fill(MESSAGE);
  await submitOf(form, 'complaint').click();
  await expect(page).toHaveURL('/merci-reclamation');
  await expect(page.getByRole('main')).toContainText(requests.words.complaint);
  expect(await storedFrom(person.email)).toEqual(stored(person.prenom));
});

test('takes a complaint without JavaScript', async ({ plainPage }) => {
  await plainPage.goto(paths.complaints);
  const { form, person } = await fill(plainPage);
  await fieldOf(form, 'message').fill(MESSAGE);
  await submitOf(form, 'complaint').click();
  await expect(plainPage).toHaveURL('/merci-reclamation');
  expect(await storedFrom(person.email)).toEqual(stored(person.prenom));
});
