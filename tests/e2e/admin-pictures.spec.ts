import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { hasMetadata, readPicture } from '#src/features/pictures/picture-kind.ts';
import { expect, test } from '../support/editing-test.ts';
import { iPhonePhotograph, photograph, plainPicture } from '../support/sample-pictures.ts';

test.describe.configure({ mode: 'default' });

const MEMBER = 'content/team/essai-d-exemple.md';

type Chosen = { name: string; mimeType: string; buffer: Buffer };

const jpeg = (name: string, buffer: Buffer): Chosen => ({ name, mimeType: 'image/jpeg', buffer });

const chooseFile = (page: Page, file: Chosen) => page.locator('input[type="file"]').setInputFiles(file);

const refusal = (page: Page) => page.getByRole('dialog', { name: 'Cette image n’a pas été prise' });

const closeRefusal = (page: Page) => refusal(page).getByRole('button').click();

test('makes a photograph small, upright and silent as soon as it is chosen, and shows it before it is saved', async ({
  editor,
  page,
  editing,
  browserErrors,
}) => {
  test.setTimeout(120_000);
  // The form asks the site for a picture that it does not have yet; ours is put in its place.
  browserErrors.expectError(/status 404: .*\/images\/equipe\/portrait-n-2/, /^console: Failed to load resource/);
  const photo = await photograph(3000, 2000);
  await editor.open('collections/team/new');
  await editor.field('Prénom et nom').fill('Essai d’Exemple');
  await editor.field('Fonction').fill('Personne inventée');
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  await chooseFile(page, { name: 'IMG_0001.HEIC', mimeType: 'image/heic', buffer: iPhonePhotograph() });
  await expect(refusal(page)).toContainText('Réglages, Appareil photo, Formats');
  await closeRefusal(page);
  await chooseFile(page, jpeg('Portrait n°2 à Angers.v1.JPG', photo));
  await expect(page.getByRole('status').filter({ hasText: 'Image préparée' })).toContainText(
    'portrait-n-2-a-angers-v1.jpg',
  );
  // The screen has it chosen as soon as it is there.
  await page.getByRole('button', { name: 'Choisir l’image sélectionnée' }).click();
  const preview = page.frameLocator('iframe').locator('img');
  await expect.poll(() => preview.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(1000);
  const inForm = page.locator('img[src^="blob:"]').first();
  await expect.poll(() => inForm.evaluate((image: HTMLImageElement) => image.naturalHeight)).toBeGreaterThan(1000);
  await editor.field('Arrivée sur le site').fill('2026-11-02');
  await editor.publish();
  await editor.expectSaved();
  expect(editing.read(MEMBER)).toContain('imagePath: /images/equipe/portrait-n-2-a-angers-v1.jpg');
  const folder = join(editing.root, 'content/images/equipe');
  const kept = readFileSync(join(folder, 'portrait-n-2-a-angers-v1.jpg'));
  expect(readPicture(kept)).toMatchObject({ kind: 'jpg', width: 1600, height: 2400 });
  expect([hasMetadata(photo), hasMetadata(kept)]).toEqual([true, false]);
  expect(kept.length).toBeLessThan(photo.length);
  expect(readdirSync(folder).filter((name) => /heic|img/i.test(name))).toEqual([]);
});

test('offers to remove the picture that nobody shows any longer', async ({ editor, page, editing }) => {
  const file = join(editing.root, 'content/images/equipe/seule.png');
  writeFileSync(file, await plainPicture('png'));
  writeFileSync(
    join(editing.root, 'content/team/zoe-exemple.md'),
    '---\nname: Zoé Exemple\nrole: Personne inventée\nimagePath: /images/equipe/seule.png\ncreatedAt: 2026-11-02\n---\n',
  );
  await editor.open('collections/team/entries/zoe-exemple');
  await expect(editor.field('Prénom et nom')).toHaveValue('Zoé Exemple');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: /^Supprimer l.entrée$/ }).click();
  const offer = page.getByRole('dialog', { name: 'Une image ne sert plus' });
  await expect(offer).toContainText('seule.png');
  expect(existsSync(file)).toBe(true);
  await offer.getByRole('button', { name: 'Retirer aussi l’image' }).click();
  await expect.poll(() => existsSync(file)).toBe(false);
});

const drawing = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 9 9"><script>alert(1)</script></svg>';

const REFUSED: readonly (readonly [file: Chosen, said: string])[] = [
  [jpeg('faux.jpg', Buffer.from('Ceci n’est pas une image.')), 'du texte, et non une image'],
  [jpeg('vide.jpg', Buffer.from('')), 'un fichier vide'],
  [{ name: 'plaquette.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7\n') }, 'un PDF'],
  [{ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(drawing) }, 'du code'],
];

test('refuses at once what is no picture, and takes what only has another name', async ({ editor, page, editing }) => {
  await editor.open('collections/courses');
  await page.getByRole('button', { name: 'Images' }).click();
  for (const [file, said] of REFUSED)
    await test.step(file.name, async () => {
      await chooseFile(page, file);
      await expect(refusal(page)).toContainText(file.name);
      await expect(refusal(page)).toContainText(said);
      await closeRefusal(page);
    });
  const half = (await photograph(300, 200)).subarray(0, 3000);
  await chooseFile(page, jpeg('coupée.jpg', half));
  await expect(refusal(page)).toContainText('la fin du fichier manque');
  await closeRefusal(page);
  const png = await plainPicture('png');
  await chooseFile(page, jpeg('Capture d’écran 2026-11-22 à 10.10.10.jpg', png));
  const name = 'capture-d-ecran-2026-11-22-a-10-10-10.png';
  await expect(page.getByText(name, { exact: true })).toBeVisible();
  expect(readFileSync(join(editing.root, 'content/images', name)).equals(png)).toBe(true);
  await chooseFile(page, { name: 'anim.gif', mimeType: 'image/gif', buffer: await plainPicture('gif') });
  await expect(page.getByText('anim.png', { exact: true })).toBeVisible();
  const names = readdirSync(join(editing.root, 'content/images'));
  expect(names.filter((each) => /faux|vide|plaquette|logo|coupee|gif/.test(each))).toEqual([]);
});
