import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/editing-test.ts';

// One server for all, whose content is put back after each journey.
test.describe.configure({ mode: 'default' });

const COURSE = 'excel-fondamentaux';
const COURSE_FILE = `content/courses/${COURSE}.md`;
const COURSE_ENTRY = `collections/courses/entries/${COURSE}`;
const ARTICLE_FILE = 'content/blog/13-ete-a-l-ecole-par-ou-commencer.md';
const PICTURE = readFileSync('content/brand/partage.png');

/** What Decap lets fall when a save is refused, and writes to the console. */
const REFUSED = /^exception: /;
const SAID = /^console: (Error: Rien n’a été|Failed to load resource)/;

test('shows a saved title at once in a page that is open', async ({ editor, context, editing }) => {
  const site = await context.newPage();
  await site.goto(paths.course(COURSE));
  await editor.open(COURSE_ENTRY);
  await editor.field('Intitulé').fill('Excel, les premiers pas');
  await editor.publish();
  await editor.expectSaved();
  expect(editing.read(COURSE_FILE)).toContain('\ntitle: Excel, les premiers pas\n');
  await expect(site.getByRole('heading', { level: 1 })).toHaveText('Excel, les premiers pas');
});

test('writes a new article under its number and the words of its title', async ({ editor, page, editing }) => {
  test.setTimeout(90_000);
  await editor.open('collections/blog/new');
  await editor.publishArticle('Été à l’école : par où commencer ?');
  await editor.expectSaved();
  expect(editing.read(ARTICLE_FILE)).toContain('Un cahier neuf');
  // The server watches the folders: a new file is seen a moment after it was written.
  const status = async () => (await page.request.get(paths.article(13))).status();
  await expect.poll(status, { timeout: 45_000 }).toBe(200);
  await page.goto(paths.article(13));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Été à l’école : par où commencer ?');
  await expect(page.getByText('Un cahier neuf, et un crayon bien taillé.')).toBeVisible();
});

test('takes a cleared field out of its file, and out of the page', async ({ editor, page, editing }) => {
  test.setTimeout(90_000);
  expect(editing.read(COURSE_FILE)).toMatch(/^pace: /m);
  await editor.open(COURSE_ENTRY);
  await editor.field('Rythme').fill('');
  await editor.publish();
  await editor.expectSaved();
  expect(editing.read(COURSE_FILE)).not.toMatch(/^pace:/m);
  // A page that is loading while the server sees the change is not told of it: whoever looks again finds it.
  const pace = page.getByText('Mercredi et jeudi d’une même semaine');
  await expect(async () => {
    await page.goto(paths.course(COURSE));
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(pace).toHaveCount(0, { timeout: 1_000 });
  }).toPass({ timeout: 45_000 });
});

test('keeps a picture under a plain name, and serves it', async ({ editor, page, request, editing }) => {
  await editor.open('collections/courses');
  await page.getByRole('button', { name: 'Images' }).click();
  await page.locator('input[type="file"]').setInputFiles({
    name: 'Été à Angers.PNG',
    mimeType: 'image/png',
    buffer: PICTURE,
  });
  await expect(page.getByText('ete-a-angers.png', { exact: true })).toBeVisible();
  expect(readFileSync(join(editing.root, 'content/images/ete-a-angers.png')).equals(PICTURE)).toBe(true);
  const served = await request.get('/images/ete-a-angers.png');
  expect([served.status(), served.headers()['content-type']]).toEqual([200, 'image/png']);
});

type Mistake = { what: string; field: string; typed: string; said: RegExp };

/** What Decap kept for itself, swallowed or said beside a field far up. */
const MISTAKES: readonly Mistake[] = [
  { what: 'a title that is missing', field: 'Intitulé', typed: '', said: /Intitulé/ },
  { what: 'a title that is too long', field: 'Intitulé', typed: 'a'.repeat(121), said: /120/ },
  { what: 'a number that is none', field: 'Place dans le catalogue', typed: 'deuxième', said: /deuxième/ },
  { what: 'a number out of bounds', field: 'Place dans le catalogue', typed: '-3', said: /-3/ },
];

test('says of every field what is wrong with it, and leaves the file alone', async ({
  editor,
  editing,
  browserErrors,
}) => {
  const before = editing.read(COURSE_FILE);
  browserErrors.expectError(REFUSED, SAID, /status 422/);
  await editor.open(COURSE_ENTRY);
  for (const { what, field, typed, said } of MISTAKES)
    await test.step(what, async () => {
      const right = await editor.field(field).inputValue();
      await editor.field(field).fill(typed);
      await editor.publish();
      await expect(editor.refusal).toContainText(said);
      await editor.refusal.getByRole('button', { name: 'Corriger' }).click();
      await editor.field(field).fill(right);
    });
  expect(editing.read(COURSE_FILE)).toBe(before);
});

test('names at once in a dialogue what the schema alone knows to be wrong', async ({
  editor,
  editing,
  browserErrors,
}) => {
  const before = editing.read(COURSE_FILE);
  browserErrors.expectError(REFUSED, SAID, /status 422/);
  await editor.open(COURSE_ENTRY);
  await editor.unfold('Certification visée');
  await editor.field('Fiche').fill('cpf');
  await editor.unfold('Prochaines sessions');
  await editor.field('Dernier jour').fill('2020-01-01');
  await editor.publish();
  await expect(editor.refusal).toContainText('une adresse qui commence par https://');
  await expect(editor.refusal).toContainText('un dernier jour après le premier');
  expect(editing.read(COURSE_FILE)).toBe(before);
});

test('refuses a component that nobody knows in a text', async ({ editor, page, editing, browserErrors }) => {
  const course = 'excel-tableaux-croises-power-query';
  const before = editing.read(`content/courses/${course}.mdx`);
  browserErrors.expectError(REFUSED, SAID, /status 422/);
  await editor.open(`collections/courses/entries/${course}`);
  await editor.body.click();
  await page.keyboard.press('ControlOrMeta+Home');
  await page.keyboard.type('<Encart title="x"></Encart>');
  await editor.publish();
  await expect(editor.refusal).toContainText('<Encart>, un composant inconnu');
  expect(editing.read(`content/courses/${course}.mdx`)).toBe(before);
});

test('refuses to rename a figure that a page shows, and says which', async ({ editor, editing, browserErrors }) => {
  const before = editing.read('content/figures.yaml');
  browserErrors.expectError(REFUSED, SAID, /status 422/);
  await editor.open('collections/figures/entries/figures');
  await editor.unfoldItem('100\u00a0% de réussite aux certifications');
  await editor.fieldHolding('exam-pass-rate').fill('exam-rate');
  await editor.publish();
  await expect(editor.refusal).toContainText('content/about.yaml');
  expect(editing.read('content/figures.yaml')).toBe(before);
});

test('refuses to delete a course that the site still names', async ({ editor, page, editing, browserErrors }) => {
  browserErrors.expectError(REFUSED, SAID, /status 409/);
  await editor.open(COURSE_ENTRY);
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: /^Supprimer l.entrée$/ }).click();
  await expect(editor.refusal).toContainText('content/figures.yaml');
  expect(editing.read(COURSE_FILE)).toBeDefined();
});

test('refuses to delete a picture that the site still shows', async ({ editor, page, editing, browserErrors }) => {
  browserErrors.expectError(SAID, /status 409/);
  await editor.open('collections/courses');
  await page.getByRole('button', { name: 'Images' }).click();
  await page.getByText('liste-des-ventes.png').click();
  page.once('dialog', (question) => void question.accept());
  await page.getByRole('button', { name: 'Supprimer les éléments sélectionnés' }).click();
  await expect(editor.refusal).toContainText('/images/liste-des-ventes.png');
  expect(editing.read('content/images/liste-des-ventes.png')).toBeDefined();
});
