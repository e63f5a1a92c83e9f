import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import sharp from 'sharp';
import { paths } from '#src/site/paths.ts';
import { expect, onCopy } from '../support/copied-site.ts';

const test = onCopy('edit');

const COURSE = 'content/courses/excel-fondamentaux.md';

const contentFiles = (): string[] =>
  readdirSync('content', { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name));

/**
 * Copies the project's content to the private file system of the browser and opens it in the editing screen. Playwright
 * cannot control the folder dialog of the operating system.
 */
async function openFolder(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const showDirectoryPicker = async () => (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    Object.assign(window, { showDirectoryPicker });
  });
  await page.goto(paths.admin);
  const files = contentFiles().map((path): [string, string] => [path, readFileSync(path, 'base64')]);
  await page.evaluate(async (texts) => {
    const root = await navigator.storage.getDirectory();
    const site = await root.getDirectoryHandle('site', { create: true });
    await site.getDirectoryHandle('.git', { create: true });
    for (const [path, base64] of texts) {
      const folders = path.split('/');
      const name = folders.pop() ?? '';
      let folder = site;
      for (const part of folders) folder = await folder.getDirectoryHandle(part, { create: true });
      const stream = await (await folder.getFileHandle(name, { create: true })).createWritable();
      await stream.write(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)));
      await stream.close();
    }
  }, files);
  await page.getByRole('button', { name: 'Travailler avec un dépôt local' }).click();
}

/** Reads a file that the editor saved to the folder `site` of the browser's origin private file system. */
const readFile = async (page: Page, path: string): Promise<Buffer> => {
  const bytes = await page.evaluate(async (parts) => {
    let folder = await (await navigator.storage.getDirectory()).getDirectoryHandle('site');
    for (const part of parts.slice(0, -1)) folder = await folder.getDirectoryHandle(part);
    const file = await (await folder.getFileHandle(parts.at(-1) ?? '')).getFile();
    return [...new Uint8Array(await file.arrayBuffer())];
  }, path.split('/'));
  return Buffer.from(bytes);
};

function changedLines(before: string, after: string): string[] {
  const known = new Set(before.split('\n'));
  return after.split('\n').filter((line) => !known.has(line));
}

test('reports invalid fields of a course, then saves it with a picture', async ({ page }) => {
  test.setTimeout(120_000);
  await openFolder(page);
  await page.getByRole('row', { name: 'Excel, les fondamentaux' }).click();
  const title = page.getByRole('textbox', { name: 'Intitulé' });
  const save = page.getByRole('button', { name: 'Enregistrer', exact: true });
  await expect(title).toHaveValue('Excel, les fondamentaux');

  await title.fill('');
  await save.click();
  await expect(page.getByText('Ce champ est obligatoire.').first()).toBeVisible();

  // The form renders further fields as it scrolls.
  const scrollTo = (target: Locator) =>
    expect(async () => {
      await page.mouse.wheel(0, 400);
      await expect(target).toBeVisible({ timeout: 500 });
    }).toPass();
  await title.fill("L'essentiel d'Excel");
  await title.hover();
  const price = page.locator('[data-key-path="price"]').getByRole('button', { name: 'Développer' });
  await scrollTo(price);
  await price.click();
  const amount = page.locator('[data-key-path="price.amount"]').getByRole('textbox');
  await amount.clear();
  await amount.pressSequentially('1 290,50 €');

  // A rule across two fields: the smallest group size must not exceed the largest.
  const group = page.locator('[data-key-path="group"]').getByRole('button', { name: 'Développer' });
  await scrollTo(group);
  await group.click();
  const smallest = page.locator('[data-key-path="group.smallest"]').getByRole('textbox');
  const before = await smallest.inputValue();
  await smallest.fill('99');
  await save.click();
  const refusal = page.getByRole('dialog').or(page.getByRole('alertdialog')).filter({ hasText: 'Taille du groupe' });
  await expect(refusal).toContainText('Taille du groupe, Au plus');
  await page.keyboard.press('Escape');
  await smallest.fill(before);

  const photo = await sharp({ create: { width: 3000, height: 2000, channels: 3, background: '#bfd4f2' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const upload = { name: 'IMG 0042 Été.jpg', mimeType: 'image/jpeg', buffer: photo };
  await page.locator('[data-key-path="imagePath"] input[type="file"]').first().setInputFiles(upload);
  // Does not expect a visible picture, because the form has scrolled past the picture.
  await expect(page.locator('[data-key-path="imagePath"] img')).toBeAttached();
  await save.click();
  await expect(page.getByText('Entrée enregistrée')).toBeVisible();

  const after = (await readFile(page, COURSE)).toString('utf8');
  expect(changedLines(readFileSync(COURSE, 'utf8'), after)).toEqual([
    'title: L’essentiel d’Excel',
    'imagePath: /images/img-0042-ete.webp',
    '  amount: 1290.5',
  ]);
  const { format, width, height, exif } = await sharp(
    await readFile(page, 'content/images/img-0042-ete.webp'),
  ).metadata();
  expect([format, width, height, exif]).toEqual(['webp', 1600, 2400, undefined]);
});
