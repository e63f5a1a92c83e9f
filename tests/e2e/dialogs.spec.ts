import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { aiCourseSheet } from '#src/features/ai-course/ai-course.ts';
import { paths } from '#src/site/paths.ts';
import { fieldOf, formOf, typeInto, visitor } from '../support/forms.ts';
import { readPdf } from '../support/programme-pdf.ts';
import { expect, test } from '../support/test.ts';

const opener = (page: Page, name: string) => page.getByRole('main').getByRole('link', { name }).first();

test('opens a dialog by keyboard, notifies the CRM and downloads the programme', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.addInitScript(() => {
    window.submitToCrm = (submission, label) => {
      sessionStorage.setItem('crm', JSON.stringify({ ...submission, label }));
    };
  });
  const person = visitor();
  await page.goto(paths.aiCourse);
  const link = opener(page, 'Télécharger le programme');
  const form = formOf(page, 'programme');
  await link.press('Enter');
  await expect(fieldOf(form, 'prenom')).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.locator('#programme')).toBeHidden();
  await expect(link).toBeFocused();

  await page.keyboard.press('Enter');
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
