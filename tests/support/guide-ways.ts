import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, type Page } from '@playwright/test';
import { paths } from '#src/site/paths.ts';
import type { EditingSite } from './editing-site.ts';
import { takePicture } from './editors-guide.ts';
import type { EditorsScreen } from './editors-screen.ts';
import type { BrowserErrors } from './browser-errors.ts';

type Screen = { page: Page; editor: EditorsScreen; browserErrors: BrowserErrors; editing: EditingSite };

/** Goes where a part of the guide goes, saves nothing, and looks at the labels on the way. */
export type Way = (screen: Screen, look: () => Promise<void>) => Promise<void>;

const newEntry = ({ page }: Screen, one: string) =>
  page.getByText(`Nouvelle entrée\u00a0: ${one}`, { exact: true }).click();

/** Changes a field, and opens the menu that would save it. */
async function change({ page, editor }: Screen, field: string, value: string): Promise<void> {
  await editor.field(field).fill(value);
  await page.getByRole('button', { name: 'Enregistrer', exact: true }).click();
}

export const login: Way = async ({ page }, look) => {
  await page.goto(paths.admin);
  await expect(page.getByRole('button', { name: 'Se connecter' })).toBeVisible();
  await look();
};

const list: Way = async ({ page, editor }, look) => {
  await editor.open('collections/courses');
  await expect(page.getByText('Access, construire une base de données utile')).toBeVisible();
  await look();
  await takePicture(page, 'liste', { width: 1000, height: 640 });
};

const courseForm: Way = async (screen, look) => {
  const { page, editor } = screen;
  await list(screen, look);
  await newEntry(screen, 'Formation');
  await expect(editor.field('Intitulé')).toBeVisible();
  await editor.openGroups();
  await look();
  await editor.field('Description').fill('Pour les bénévoles qui tiennent les comptes de leur association.');
  await editor.field('Catégorie').fill('Bureautique');
  await editor.field('Durée affichée').fill('7 heures (1 jour)');
  await change(screen, 'Intitulé', 'Excel pour les associations');
  await look();
  await takePicture(page, 'formulaire', { width: 1280, height: 660 });
  await page.keyboard.press('Escape');
  await page.getByRole('group', { name: 'Prochaines sessions' }).getByRole('button', { name: 'Ajouter' }).click();
  await expect(editor.field('Lieu')).toBeVisible();
  await look();
};

export const refusedCourse: Way = async (screen, look) => {
  const { page, editor, browserErrors } = screen;
  browserErrors.expectError(/^status 422: /, /^console: (Failed to load resource|Error: Rien n’a été)/, /^exception: /);
  await courseForm(screen, look);
  await editor.body.fill('Le matin, un budget.');
  await editor.field('Premier jour').fill('2027-03-01');
  await editor.field('Dernier jour').fill('2027-03-01');
  await editor.field('Lieu').fill('Anger');
  await editor.field('Nombre de places').fill('8');
  await editor.field('Places déjà prises').fill('0');
  await editor.publish();
  await expect(editor.refusal).toBeVisible();
  await look();
  await takePicture(page, 'erreur', { x: 300, y: 180, width: 680, height: 360 });
};

export const articleForm: Way = async (screen, look) => {
  const { page, editor } = screen;
  await editor.open('collections/blog');
  await expect(page.getByText('La sauvegarde du lundi')).toBeVisible();
  await look();
  await newEntry(screen, 'Article');
  await editor.openGroups();
  await change(screen, 'Titre', 'Choisir son tableur');
  await look();
  await page.keyboard.press('Escape');
  await editor.field('Mise en ligne le').scrollIntoViewIfNeeded();
  await takePicture(page, 'article', { y: 66, width: 660, height: 640 });
};

export const memberForm: Way = async (screen, look) => {
  const { page } = screen;
  await screen.editor.open('collections/team');
  await expect(page.getByText('Idriss Belhomme-Karam')).toBeVisible();
  await look();
  await newEntry(screen, 'Membre de l’équipe');
  await change(screen, 'Prénom et nom', 'Zoé Martin-Exemple');
  await look();
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  await expect(page.getByText('solene-vasseur-marin.svg')).toBeVisible();
  await look();
  await takePicture(page, 'images', { x: 160, width: 960, height: 720 });
};

export const unusedPicture: Way = async ({ page, editor }, look) => {
  await editor.open('collections/team/entries/solene-vasseur-marin');
  await expect(editor.field('Prénom et nom')).toHaveValue(/Solène/);
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Supprimer l’entrée' }).click();
  await expect(page.getByRole('button', { name: 'La garder' })).toBeVisible();
  await look();
};

export const figures: Way = async (screen, look) => {
  const { page, editor } = screen;
  await editor.open('collections/figures');
  const links = page.getByRole('link', { name: 'Chiffres publiés', exact: true });
  await expect(links).toHaveCount(2);
  await look();
  await links.last().click();
  await editor.unfoldItem('96\u00a0% de stagiaires satisfaits');
  await expect(editor.field('Valeur')).toBeVisible();
  await change(screen, 'Valeur', '95\u00a0%');
  await look();
  await page.keyboard.press('Escape');
  await editor.field('Nom du chiffre').scrollIntoViewIfNeeded();
  await takePicture(page, 'chiffre', { x: 230, width: 820, height: 720 });
};

export const organisation: Way = async (screen, look) => {
  const { page, editor } = screen;
  await editor.open('collections/settings');
  await expect(page.getByText('L’organisme', { exact: true })).toBeVisible();
  await look();
  await page.getByText('L’organisme', { exact: true }).click();
  await editor.openGroups();
  await editor.unfold('Coordonnées');
  await expect(editor.field('Téléphone')).toBeVisible();
  await change(screen, 'Téléphone', '01 99 00 24 61');
  await look();
};

const settings = async ({ page, editor }: Screen, look: () => Promise<void>, file: string): Promise<void> => {
  await editor.open('collections/settings');
  await expect(page.getByText(file, { exact: true })).toBeVisible();
  await look();
  await page.getByText(file, { exact: true }).click();
  await editor.openGroups();
};

export const categories: Way = async (screen, look) => {
  const { page, editor } = screen;
  await settings(screen, look, 'Catégories');
  await editor.unfold('Catégories de formations');
  await editor.unfold('Catégories d’articles');
  await expect(editor.field('Nom')).toBeVisible();
  await expect(page.getByText('Proposée au choix').first()).toBeVisible();
  await change(screen, 'Nom', 'Bureautique et données');
  await look();
};

export const colours: Way = async (screen, look) => {
  const { editor } = screen;
  await settings(screen, look, 'Marque');
  await editor.unfold('Palette');
  await expect(editor.field('Papier')).toBeVisible();
  await change(screen, 'Papier', '#fbf8ee');
  await look();
};

export const homePage: Way = async (screen, look) => {
  const { editor } = screen;
  await settings(screen, look, 'Accueil');
  await editor.unfold('Haut de page');
  await editor.unfold('Comment nous travaillons');
  await expect(editor.field('Sous le titre')).toBeVisible();
  await look();
  await change(screen, 'Grand titre', 'De la première page au certificat');
  await look();
};

export const otherAddress: Way = async ({ page, editor }, look) => {
  await editor.open('collections/courses/entries/access-base-de-donnees');
  await page.getByRole('button', { name: 'Changer l’adresse…' }).click();
  await expect(page.getByLabel('Nouveau nom')).toBeVisible();
  await look();
};

export const changedTwice: Way = async ({ page, editor, browserErrors, editing }, look) => {
  browserErrors.expectError(/^status 409: /, /^console: Failed to load resource/);
  const course = 'word-documents-longs';
  const file = `content/courses/${course}.md`;
  await editor.open(`collections/courses/entries/${course}`);
  await editor.field('Intitulé').fill('Word, les longs documents');
  writeFileSync(join(editing.root, file), (editing.read(file) ?? '').replace(/^title: .*$/m, 'title: Word, ailleurs'));
  await editor.publish();
  await expect(page.getByRole('dialog', { name: 'Cette fiche a changé entre-temps' })).toBeVisible();
  await look();
};

export const existingCourse: Way = async (screen, look) => {
  const { editor } = screen;
  await editor.open('collections/courses/entries/access-base-de-donnees');
  await expect(editor.field('Intitulé')).toBeVisible();
  await editor.openGroups();
  await look();
  await change(screen, 'Intitulé', 'Access');
  await look();
};
