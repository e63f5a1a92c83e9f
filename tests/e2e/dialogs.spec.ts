import { readFile } from 'node:fs/promises';
import { aiCourseSheet } from '#src/features/ai-course/ai-course.ts';
import { paths } from '#src/site/paths.ts';
import { fieldOf, formOf, typeInto, visitor } from '../support/forms.ts';
import { readPdf } from '../support/programme-pdf.ts';
import { expect, test } from '../support/test.ts';

test('opens a dialog by keyboard, notifies the CRM and downloads the programme', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    window.submitToCrm = (submission, label) => {
      sessionStorage.setItem('crm', JSON.stringify({ ...submission, label }));
    };
  });
  const person = visitor();
  await page.goto(paths.aiCourse);
  const form = formOf(page, 'programme');
  await page.getByRole('main').getByRole('link', { name: 'Télécharger le programme' }).first().press('Enter');
  await expect(fieldOf(form, 'prenom')).toBeFocused();
  await typeInto(form, 'programme', person);
  const download = page.waitForEvent('download');
  await page.keyboard.press('Enter');
  const file = await download;
  expect(file.suggestedFilename()).toBe('formation-ia.pdf');
  expect((await readPdf(await readFile(await file.path()))).info.Title).toContain(aiCourseSheet.title);
  await expect(page).toHaveURL('/merci-telechargement');
  const sent: unknown = JSON.parse((await page.evaluate(() => sessionStorage.getItem('crm'))) ?? '{}');
  expect(Object.keys(sent as object)).not.toEqual(expect.arrayContaining(['leaveEmpty']));
  expect(sent).toMatchObject({ label: 'Programme', type: 'download_program_ia', nom: person.nom, email: person.email });
});
