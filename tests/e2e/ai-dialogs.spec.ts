import { readFile } from 'node:fs/promises';
import { aiCourse } from '#src/features/ai-course/ai-course.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/accessibility.ts';
import { DIALOG_FORMS, fieldOf, formOf, lead, submitOf, typeInto, wakeForm } from '../support/ai-forms.ts';
import { storedFrom } from '../support/leads.ts';
import { readPdf } from '../support/programme-pdf.ts';
import { expect, test } from '../support/test.ts';

for (const { id, kind, trigger, type, label, thanks } of DIALOG_FORMS)
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
    await typeInto(form, kind, person);
    const download = kind === 'programme' ? page.waitForEvent('download') : undefined;
    await page.keyboard.press('Enter');
    const file = await download;
    expect(file?.suggestedFilename()).toBe(kind === 'programme' ? 'formation-ia.pdf' : undefined);
    if (file) expect((await readPdf(await readFile(await file.path()))).info.Title).toContain(aiCourse.title);
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
