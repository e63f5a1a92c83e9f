import { readFile } from 'node:fs/promises';
import { aiCourse } from '#src/features/ai-course/ai-course.ts';
import { paths } from '#src/site/paths.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { DIALOG_FORMS, fieldOf, fillLead, formOf, lead, submitOf, typeInto, wakeForm } from '../support/ai-forms.ts';
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

test('closes a dialog by going back, keeps what was typed, and opens it again with it by going forward', async ({
  page,
}) => {
  await page.goto(paths.home);
  await page.goto(paths.aiCourse);
  const link = page.getByRole('main').getByRole('link', { name: DIALOG_FORMS[1].trigger }).first();
  const dialog = page.locator('#rappel');
  const firstName = fieldOf(formOf(page, 'callback'), 'prenom');
  await link.click();
  await firstName.fill('Zoé');
  await page.goBack();
  await expect(dialog).toBeHidden();
  await expect(page).toHaveURL(paths.aiCourse);
  await expect(link).toBeFocused();
  await page.goForward();
  await expect(dialog).toBeVisible();
  await expect(firstName).toHaveValue('Zoé');
  await expect(firstName).toBeFocused();
  await page.goBack();
  await expect(dialog).toBeHidden();
  await link.click();
  await expect(firstName).toHaveValue('Zoé');
});

test('leaves no trace of closed dialogs: going back once leaves the page', async ({ page }) => {
  await page.goto(paths.home);
  await page.goto(paths.aiCourse);
  const link = page.getByRole('main').getByRole('link', { name: DIALOG_FORMS[0].trigger }).first();
  const dialog = page.locator('#inscription');
  const ways = [
    () => page.keyboard.press('Escape'),
    () => dialog.getByRole('link', { name: 'Fermer' }).click(),
    () => page.mouse.click(5, 300),
    // As Chrome does on Android when its visitor goes back.
    () =>
      dialog.evaluate((element) => {
        if (element instanceof HTMLDialogElement) element.requestClose();
      }),
  ];
  for (const close of ways) {
    await link.click();
    await expect(dialog).toBeVisible();
    await close();
    await expect(dialog).toBeHidden();
    await expect(page).toHaveURL(paths.aiCourse);
  }
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('leaves no trace of a dialog that was opened by its address, nor of one that was sent', async ({ page }) => {
  await page.route(`**${paths.apiContact}`, (route) => route.fulfill({ status: 201, json: { id: '1' } }));
  await page.goto(paths.home);
  await page.goto(`${paths.aiCourse}#rappel`);
  const form = formOf(page, 'callback');
  const { prenom, nom, email, telephone } = lead();
  await expect(fieldOf(form, 'prenom')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page).toHaveURL(paths.aiCourse);

  await page.getByRole('main').getByRole('link', { name: DIALOG_FORMS[1].trigger }).first().click();
  await fillLead(form, { prenom, nom, email, telephone });
  await submitOf(form, 'callback').click();
  await expect(page).toHaveURL(DIALOG_FORMS[1].thanks);
  await page.goBack();
  await expect(page).toHaveURL(paths.aiCourse);
  await expect(page.locator('#rappel')).toBeHidden();
  // The page has gone one step further back by itself.
  await expect.poll(() => page.evaluate(() => history.state === null)).toBe(true);
  await page.goBack();
  await expect(page).toHaveURL(paths.home);
});

test('shows a dialog by its address to a browser without a script', async ({ plainPage }) => {
  await plainPage.goto(paths.aiCourse);
  await plainPage.getByRole('main').getByRole('link', { name: DIALOG_FORMS[1].trigger }).first().click();
  await expect(plainPage.locator('#rappel')).toBeVisible();
  await plainPage.goBack();
  await expect(plainPage.locator('#rappel')).toBeHidden();
});

test('fetches what opens the dialogs once somebody is about to use the page, and not before', async ({ page }) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(new URL(request.url()).pathname);
  });
  // The pointer of a browser without a window rests on the page from the start, where nobody has put it.
  await page.addInitScript(() => {
    addEventListener(
      'pointerover',
      (event) => {
        if (event.clientX === 0 && event.clientY === 0) event.stopImmediatePropagation();
      },
      true,
    );
  });
  await page.goto(paths.aiCourse);
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  const inPage = await page
    .locator('script[src]')
    .evaluateAll((all) => all.map((script) => script.getAttribute('src')));
  expect(scripts.toSorted()).toEqual(inPage.toSorted());
  const opener = page.waitForRequest(/hash-dialogs/);
  await page.getByRole('main').getByRole('link').first().hover();
  await opener;
});
