import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { expect, test } from '../support/editing-test.ts';
import { EditorsScreen } from '../support/editors-screen.ts';

// One server for all, each journey on a course of its own.
test.describe.configure({ mode: 'default' });

const fileOf = (course: string) => `content/courses/${course}.md`;
const entryOf = (course: string) => `collections/courses/entries/${course}`;

const REFUSED = /^(exception: |status 4(09|22)|console: (Error: Rien n’a été|Failed to load resource))/;

const windowOf = (page: Page, name: string) => page.getByRole('dialog', { name });

/** Changes a file as Git, a code editor or another computer would. */
function changeFile(root: string, file: string, change: (text: string) => string): void {
  writeFileSync(join(root, file), change(readFileSync(join(root, file), 'utf8')));
}

test('keeps what was changed elsewhere in another field, says which, and shows it', async ({
  editor,
  page,
  editing,
}) => {
  const course = 'excel-fondamentaux';
  await editor.open(entryOf(course));
  await editor.field('Intitulé').fill('Excel, les premiers pas');
  changeFile(editing.root, fileOf(course), (text) => text.replace(/^pace: .*$/m, 'pace: Le lundi matin'));
  await editor.publish();
  const taken = windowOf(page, 'Enregistré, avec ce qui avait changé ailleurs');
  await expect(taken).toContainText('Rythme');
  expect(editing.read(fileOf(course))).toMatch(/^title: Excel, les premiers pas$/m);
  expect(editing.read(fileOf(course))).toMatch(/^pace: Le lundi matin$/m);
  await taken.getByRole('button', { name: 'Voir la fiche à jour' }).click();
  await expect(page.locator('input[value="Le lundi matin"]')).toHaveCount(1);
});

test('lets two tabs change one field, and the second choose', async ({
  editor,
  page,
  context,
  editing,
  browserErrors,
}) => {
  const course = 'access-base-de-donnees';
  browserErrors.expectError(REFUSED);
  await editor.open(entryOf(course));
  await expect(editor.field('Intitulé')).not.toHaveValue('');
  const tab = await context.newPage();
  const other = new EditorsScreen(tab);
  await other.goTo(entryOf(course));
  await other.field('Intitulé').fill('Access, d’un autre onglet');
  await other.publish();
  await other.expectSaved();
  await editor.field('Intitulé').fill('Access, de celui-ci');
  await editor.publish();
  const conflict = windowOf(page, 'Cette fiche a changé entre-temps');
  await expect(conflict).toContainText('Access, d’un autre onglet');
  await conflict.getByRole('button', { name: 'Revenir au formulaire' }).click();
  await expect(editor.field('Intitulé')).toHaveValue('Access, de celui-ci');
  expect(editing.read(fileOf(course))).toMatch(/^title: Access, d’un autre onglet$/m);
  await editor.publish();
  await conflict.getByRole('radio', { name: /Access, de celui-ci/ }).check();
  await conflict.getByRole('button', { name: 'Enregistrer ces choix' }).click();
  await editor.expectSaved();
  expect(editing.read(fileOf(course))).toMatch(/^title: Access, de celui-ci$/m);
});

test('brings a course back that was deleted elsewhere, if asked to', async ({
  editor,
  page,
  editing,
  browserErrors,
}) => {
  const course = 'outlook-messagerie-agenda';
  browserErrors.expectError(REFUSED);
  await editor.open(entryOf(course));
  await editor.field('Intitulé').fill('Outlook, l’ordre retrouvé');
  rmSync(join(editing.root, fileOf(course)));
  await editor.publish();
  await windowOf(page, 'Cette fiche a changé entre-temps').getByRole('button', { name: 'Remettre la fiche' }).click();
  await editor.expectSaved();
  expect(editing.read(fileOf(course))).toMatch(/^title: Outlook, l’ordre retrouvé$/m);
});

test('edits a file of Windows like any other, and keeps its line ends', async ({ editor, editing }) => {
  const course = 'word-documents-longs';
  const before = editing.read(fileOf(course)) ?? '';
  const ofWindows = `\uFEFF${before.replaceAll('\n', '\r\n')}`;
  changeFile(editing.root, fileOf(course), () => ofWindows);
  await editor.open(entryOf(course));
  const title = await editor.field('Intitulé').inputValue();
  expect(title).not.toBe('');
  await editor.field('Intitulé').fill(`${title}, revu`);
  await editor.publish();
  await editor.expectSaved();
  expect(editing.read(fileOf(course))).toBe(ofWindows.replace(title, `${title}, revu`));
});

test('shows the course of an address that was changed by hand', async ({ editor, page }) => {
  await editor.open(entryOf('excel-fondamentaux'));
  await expect(editor.field('Intitulé')).toHaveValue(/Excel/);
  await page.evaluate((entry) => {
    location.hash = `#/${entry}`;
  }, entryOf('word-documents-longs'));
  await expect(editor.field('Intitulé')).toHaveValue(/Word/);
});

test('leads from each refusal to its field, open and focused', async ({ editor, page, editing, browserErrors }) => {
  const course = 'excel-fondamentaux';
  const before = editing.read(fileOf(course));
  browserErrors.expectError(REFUSED);
  await editor.open(entryOf(course));
  await editor.field('Intitulé').fill('a'.repeat(121));
  await editor.unfold('Modules');
  await editor.field('Titre du module').fill('');
  await editor.closeGroups();
  await editor.publish();
  await expect(editor.refusal).toContainText(/au plus 120.caractère/);
  await editor.refusal.getByRole('button', { name: /Modules, 1, Titre du module/ }).click();
  await expect(editor.field('Titre du module')).toBeFocused();
  await expect(editor.field('Titre du module')).toHaveAttribute('aria-invalid', 'true');
  await page.getByRole('button', { name: '2 points à corriger' }).click();
  await editor.refusal.getByRole('button', { name: 'Intitulé', exact: true }).click();
  await expect(editor.field('Intitulé')).toBeFocused();
  expect(editing.read(fileOf(course))).toBe(before);
});

test('gives a saved course another address, with the links that lead there', async ({ editor, page, editing }) => {
  const [before, after] = ['python-taches-de-bureau', 'python-au-bureau'];
  await editor.open(entryOf(before));
  await editor.field('Intitulé').fill('Python, les gestes du bureau');
  await editor.changeAddress(after);
  await expect(page.getByRole('alert').filter({ hasText: 'Enregistrez d’abord' })).toBeVisible();
  expect(editing.read(fileOf(before))).toBeDefined();
  await editor.publish();
  await editor.expectSaved();
  await editor.changeAddress(after);
  await expect(page).toHaveURL(new RegExp(`entries/${after}$`));
  await expect(page.getByRole('link', { name: `/courses/${after}` })).toBeVisible();
  await expect(editor.field('Intitulé')).toHaveValue('Python, les gestes du bureau');
  expect(editing.read(fileOf(before))).toBeUndefined();
  expect(editing.read(fileOf(after))).toContain(`formerNames:\n  - ${before}\n`);
});

test('says why an address cannot be changed, also after a save', async ({ editor, page, editing, browserErrors }) => {
  const course = 'access-base-de-donnees';
  browserErrors.expectError(REFUSED);
  await editor.open(entryOf(course));
  await editor.field('Durée affichée').fill('14 heures (2 jours)');
  await editor.publish();
  await editor.expectSaved();
  await editor.changeAddress('Access au bureau');
  await expect(page.getByRole('alert').filter({ hasText: 'sans accent, ni espace' })).toBeVisible();
  expect(editing.read(fileOf(course))).toContain('title: ');
});
