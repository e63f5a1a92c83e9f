import type { Page } from '@playwright/test';
import { LANDING } from '#src/features/ai-course/ai-course-texts.ts';
import { contactForm, type FormKind } from '#src/features/contact/contact-forms.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';

/** Does on a page all that a visitor can do without leaving it; fails when what was asked for does not come. */
export type Use = (page: Page) => Promise<void>;

const openAnswers: Use = async (page) => {
  for (const summary of await page.locator('main details > summary').all()) await summary.click();
};

/** Uses the parts that every page of the common layout has: the menu, and answers that open. */
export const useLinks: Use = async (page) => {
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  await page.getByRole('button', { name: 'Fermer le menu' }).click();
  await openAnswers(page);
};

const course = (page: Page, place: string) => page.locator(`${place} [data-live] article a`).first();

export const useHome: Use = async (page) => {
  for (const category of COURSE_CATEGORIES) {
    await page.locator('[data-showcase]').getByRole('link', { name: category, exact: true }).click();
    await course(page, '#vitrine-formations').waitFor();
  }
  await useLinks(page);
};

export const useCatalogue: Use = async (page) => {
  const search = page.locator('input[name=q]');
  const results = page.locator('#resultats');
  for (const category of COURSE_CATEGORIES) {
    await page.locator('[data-catalogue]').getByRole('link', { name: category }).click();
    await course(page, '#resultats').waitFor();
  }
  await search.fill('une formation que personne ne donne');
  await results.locator('.empty-state').waitFor();
  await results.getByRole('button', { name: 'Voir toutes les formations' }).click();
  await search.fill('pour');
  await course(page, '#resultats').waitFor();
  await useLinks(page);
};

/** Sees what a form finds wrong, then is refused once and stored once. */
async function useForm(page: Page, kind: FormKind): Promise<void> {
  const form = page.locator(`[data-kind=${kind}] form`);
  const send = form.getByRole('button', { name: contactForm(kind).submit });
  await form.locator('[name=firstName]').focus();
  // Once it is awake, the form's own messages take over from the browser's.
  await page.locator(`[data-kind=${kind}] form[novalidate]`).waitFor();
  await send.click();
  await form.locator('[aria-invalid=true]').first().waitFor();
  for (const [name, value] of Object.entries({
    firstName: 'Camille',
    lastName: 'Essai',
    email: 'camille.essai@exemple.fr',
    phone: '01 99 00 12 34',
    message: 'Une mesure du poids de la page.',
  }))
    await form.locator(`[name=${name}]`).fill(value);
  await form.locator('[name=courseInterest]').selectOption({ index: 1 });
  await form.locator('[name=acceptedTerms]').check();
  // The bench's server refuses the first submission and stores the second.
  await send.click();
  await page.locator('[data-toast=error]').waitFor();
  await send.click();
  await page.locator('[data-toast=success]').waitFor();
  await page.getByRole('button', { name: 'Fermer la notification' }).click();
}

export const useContact: Use = async (page) => {
  await useForm(page, 'contact');
  await useLinks(page);
};

/** The flagship course's page: its inline form, and its dialogs up to what they find wrong. */
export const useLanding: Use = async (page) => {
  await useForm(page, 'information');
  for (const trigger of Object.values(LANDING.triggers)) {
    // Links of the same name lead to a page of their own: those to the dialogs stay on this one.
    await page.locator('a[href^="#"]', { hasText: trigger }).first().click();
    const dialog = page.locator('dialog:modal');
    await dialog.locator('form[novalidate]').waitFor();
    await dialog.locator('button[type=submit]').click();
    await dialog.locator('[aria-invalid=true]').first().waitFor();
    await page.keyboard.press('Escape');
  }
  await openAnswers(page);
};
