import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runContent } from '../../scripts/content/run-content.ts';
import { type EditingSite, startEditing } from '../support/editing-site.ts';
import { expect, test as base } from '../support/editing-test.ts';
import { EditorsScreen } from '../support/editors-screen.ts';
import { GitCheckout, sharedRepository } from '../support/git-checkout.ts';
import { plainPicture } from '../support/sample-pictures.ts';

/** Somebody with the site on a computer. */
type Person = { page: Page; editor: EditorsScreen; site: EditingSite; git: GitCheckout };

const START = 'start';
const SHARED = 'excel-fondamentaux';
const [MOVED, MOVED_TO] = ['word-documents-longs', 'word-longs-documents'];
const courseFile = (course: string) => `content/courses/${course}.md`;

/** Anna has the content as every Git brings it, Bruno as Windows' Git may: with CRLF at the end of each line. */
const test = base.extend<{ anna: Person; bruno: Person }>({
  anna: async ({ page, editor, editing }, use) => {
    const git = new GitCheckout(editing.root, sharedRepository(), 'Anna');
    git.commit('Le site');
    git.run('tag', START);
    git.run('push', '--quiet', 'origin', 'main', START);
    await use({ page, editor, site: editing, git });
  },
  bruno: async ({ browser, anna, browserErrors }, use) => {
    let git: GitCheckout | undefined;
    const prepare = (root: string) => {
      rmSync(join(root, 'content'), { recursive: true });
      git = new GitCheckout(root, anna.git.run('remote', 'get-url', 'origin').trim(), 'Bruno');
      git.run('config', 'core.autocrlf', 'true');
      git.pull();
    };
    const site = await startEditing({ name: 'other-editing-site', prepare });
    if (git === undefined) throw new Error('Nothing has been checked out.');
    const context = await browser.newContext({ baseURL: site.url, locale: 'fr-FR', reducedMotion: 'reduce' });
    browserErrors.watch(context);
    const page = await context.newPage();
    await use({ page, editor: new EditorsScreen(page), site, git });
    await context.close();
    await site.stop();
  },
});

/** Waits until a file says what was typed, and goes back to the list by the arrow. */
async function expectWritten({ editor, page, site }: Person, file: string, words: string): Promise<void> {
  await expect.poll(() => site.read(file)).toContain(words);
  await editor.expectSaved();
  await expect(page).toHaveURL(/\/entries\//);
  await page.getByRole('link', { name: 'Retour à la liste' }).click();
}

async function save(person: Person, file: string, words: string): Promise<void> {
  await person.editor.publish();
  await expectWritten(person, file, words);
}

/** What stands on the left, under « Contenu ». */
const openList = ({ page }: Person, name: string) => page.getByRole('link', { name, exact: true }).first().click();

/** Opens a form from its list, once its first field is filled from the file. */
async function openForm(person: Person, list: string, entry: RegExp, label: string): Promise<void> {
  await openList(person, list);
  await person.page.getByRole('link', { name: entry }).last().click();
  await expect(person.editor.field(label)).not.toHaveValue('');
  await person.editor.openGroups();
}

async function newForm(person: Person, list: string, one: string, label: string): Promise<void> {
  await openList(person, list);
  await person.page.getByText(`Nouvelle entrée\u00a0: ${one}`, { exact: true }).click();
  await expect(person.editor.field(label)).toHaveValue('');
  await person.editor.openGroups();
}

/** Types a number that is too large, and is told so. */
async function tryTooLarge({ editor, site }: Person): Promise<void> {
  const place = editor.field('Place dans le catalogue');
  const [right, before] = [await place.inputValue(), site.read(courseFile(SHARED))];
  await place.fill('1000000');
  await editor.publish();
  await expect(editor.refusal).toContainText('donnez un nombre plus petit');
  await editor.refusal.getByRole('button', { name: 'Corriger' }).click();
  await place.fill(right);
  expect(site.read(courseFile(SHARED))).toBe(before);
}

async function annaWrites(anna: Person): Promise<void> {
  const { editor, page, site } = anna;
  await editor.open(`collections/courses/entries/${SHARED}`);
  await tryTooLarge(anna);
  await editor.unfold('Tarif');
  await editor.field('Montant').fill('720');
  await editor.field('Mise à jour de la fiche').fill('2026-11-20');
  await save(anna, courseFile(SHARED), 'amount: 720');

  await newForm(anna, 'Formations', 'Formation', 'Intitulé');
  await editor.field('Intitulé').fill('Excel pour les associations');
  await editor.field('Description').fill('Pour les bénévoles qui tiennent les comptes de leur association.');
  await editor.field('Catégorie').fill('Bureautique');
  await editor.field('Durée affichée').fill('7 heures (1 jour)');
  await editor.body.fill('Le matin, un budget.');
  await save(anna, courseFile('excel-pour-les-associations'), 'Le matin');

  await newForm(anna, 'Articles', 'Article', 'Titre');
  await editor.publishArticle('Choisir son tableur');
  await expectWritten(anna, 'content/blog/13-choisir-son-tableur.md', 'Un cahier neuf');

  await openList(anna, 'Pages et réglages');
  await page.getByText('L’organisme', { exact: true }).click();
  await editor.openGroups();
  await editor.unfold('Coordonnées');
  await editor.field('Téléphone').fill('01 99 00 24 61');
  await save(anna, 'content/site.yaml', '01 99 00 24 61');

  await openForm(anna, 'Formations', /^Word, /, 'Intitulé');
  await editor.changeAddress(MOVED_TO);
  // The old file goes last.
  await expect.poll(() => site.read(courseFile(MOVED))).toBeUndefined();
}

async function brunoWrites(bruno: Person): Promise<void> {
  const { editor, page } = bruno;
  await editor.open(`collections/courses/entries/${SHARED}`);
  await tryTooLarge(bruno);
  const text = await editor.body.inputValue();
  await editor.body.fill(text.replace('Quatre fonctions', 'Cinq fonctions'));
  await save(bruno, courseFile(SHARED), 'Cinq fonctions');

  await openForm(bruno, 'Formations', /^Word, /, 'Intitulé');
  await editor.field('Intitulé').fill('Word, les longs documents');
  await save(bruno, courseFile(MOVED), 'Word, les longs documents');

  await newForm(bruno, 'Témoignages', 'Témoignage', 'Nom');
  await editor.field('Nom').fill('Zoé M.');
  await editor.field('Métier').fill('Trésorière d’une association');
  await editor.field('Note').fill('4,5');
  await editor.field('Publié le').fill('2026-11-02');
  await editor.body.fill('Je relis enfin mes propres tableaux.');
  await save(bruno, 'content/testimonials/zoe-m.md', 'Je relis enfin');

  await newForm(bruno, 'Équipe', 'Membre de l’équipe', 'Prénom et nom');
  await editor.field('Prénom et nom').fill('Zoé Martin-Exemple');
  await editor.field('Fonction').fill('Formatrice bureautique');
  await page.getByRole('button', { name: 'Choisir une image' }).click();
  const picture = { name: 'Zoé à Angers.PNG', mimeType: 'image/png', buffer: await plainPicture('png') };
  await page.locator('input[type="file"]').setInputFiles(picture);
  await page.getByRole('button', { name: 'Choisir l’image sélectionnée' }).click();
  await editor.field('Arrivée sur le site').fill('2026-11-02');
  await save(bruno, 'content/team/zoe-martin-exemple.md', '/images/equipe/zoe-a-angers.png');

  await openForm(bruno, 'Équipe', /^Solène/, 'Prénom et nom');
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Supprimer l’entrée' }).click();
  await page.getByRole('button', { name: 'Retirer aussi l’image' }).click();
  await expect(page).toHaveURL(/collections\/team$/);

  await openList(bruno, 'Chiffres publiés');
  const figures = page.getByRole('link', { name: 'Chiffres publiés', exact: true });
  await expect(figures).toHaveCount(2);
  await figures.last().click();
  await editor.unfoldItem('96\u00a0% de stagiaires satisfaits');
  await editor.field('Valeur').fill('95 %');
  await save(bruno, 'content/figures.yaml', '95\u00a0%');
}

/** Types into a form that is open while « Pull origin » writes its file. */
async function pullBesideForm(bruno: Person): Promise<void> {
  const { editor, page, site, git } = bruno;
  await openForm(bruno, 'Formations', /^Excel, les fondamentaux/, 'Intitulé');
  await editor.field('Durée affichée').fill('14 heures en 2 jours');
  git.pull();
  await editor.publish();
  const taken = page.getByRole('dialog', { name: 'Enregistré, avec ce qui avait changé ailleurs' });
  await expect(taken).toContainText('Tarif');
  await taken.getByRole('button', { name: 'Voir la fiche à jour' }).click();
  expect(site.read(courseFile(SHARED))).toContain('duration: 14 heures en 2 jours\r\n');
}

/** What `npm run content` answers on a day. */
function contentReport({ root }: EditingSite, today: Date): string {
  let said = '';
  const print = (text: string) => {
    said += text;
  };
  runContent(['--json'], { root, today, print, warn: print, hasColour: false });
  return said;
}

/** What has changed since the start, in lines added and taken away. */
const WRITTEN = [
  '9 0 content/blog/13-choisir-son-tableur.md',
  '1 1 content/catalogues/bureautique.yaml',
  '4 4 content/courses/excel-fondamentaux.md',
  '8 0 content/courses/excel-pour-les-associations.md',
  `3 1 content/courses/{${MOVED}.md => ${MOVED_TO}.md}`,
  '3 3 content/figures.yaml',
  '0 1 content/images/equipe/solene-vasseur-marin.svg',
  '- - content/images/equipe/zoe-a-angers.png',
  // With the telephone number goes the line that called it a sample.
  '1 2 content/site.yaml',
  '0 7 content/team/solene-vasseur-marin.md',
  '6 0 content/team/zoe-martin-exemple.md',
  '8 0 content/testimonials/zoe-m.md',
];

/** Lines of what both have changed. */
const KEPT = {
  [courseFile(SHARED)]: ['amount: 720', 'updatedOn: 2026-11-20', 'duration: 14 heures en 2 jours', 'Cinq fonctions'],
  [courseFile(MOVED_TO)]: ['title: Word, les longs documents', `formerNames:\n  - ${MOVED}\n`],
  'content/figures.yaml': ['value: 95\u00a0%', `/courses/${MOVED_TO}, /resultats`],
};

test('two editors go through the guide, one with the line ends of Windows, and lose nothing', async ({
  anna,
  bruno,
  browserErrors,
}) => {
  test.setTimeout(240_000);
  browserErrors.expectError(
    // Each is refused once; the form asks the site for a picture that is not there yet.
    ...[/^exception: /, /^status 422: /, /^status 404: .*\/images\/equipe\/zoe/],
    /^console: (Error: Rien n’a été|Failed to load resource)/,
  );
  await Promise.all([annaWrites(anna), brunoWrites(bruno)]);
  anna.git.commit('Tarif, article et téléphone');
  anna.git.push();
  bruno.git.commit('Témoignage, équipe et chiffres');
  expect(() => {
    bruno.git.push();
  }).toThrow('rejected');
  await pullBesideForm(bruno);
  bruno.git.commit('Durée');
  bruno.git.push();
  anna.git.pull();

  expect(anna.git.lines('diff', '--numstat', '--find-renames', START, 'HEAD')).toEqual(
    WRITTEN.map((line) => line.replace(' ', '\t').replace(' ', '\t')),
  );
  for (const { git, site } of [anna, bruno]) {
    expect(git.lines('status', '--short', 'content')).toEqual([]);
    for (const [file, lines] of Object.entries(KEPT))
      for (const line of lines) expect(site.read(file)?.replaceAll('\r\n', '\n')).toContain(line);
  }
  expect(anna.git.run('rev-parse', 'HEAD')).toBe(bruno.git.run('rev-parse', 'HEAD'));
  expect(anna.git.filesEndingBy('crlf', 'mixed')).toEqual([]);
  // Git writes the lines of a file anew when it brings one, and leaves those of what was made here.
  expect(bruno.git.filesEndingBy('lf', 'mixed')).toEqual([
    'content/team/zoe-martin-exemple.md',
    'content/testimonials/zoe-m.md',
  ]);
  const today = new Date();
  const report = contentReport(anna.site, today);
  expect(JSON.parse(report)).toMatchObject({ counts: { error: 0 } });
  expect(contentReport(bruno.site, today)).toBe(report);
  const testimonials = async () => (await anna.page.request.get('/api/testimonials')).text();
  await expect.poll(testimonials).toContain('Je relis enfin mes propres tableaux.');
});
