import type { Page } from '@playwright/test';
import { LOCAL_API } from '#src/editor/screen/cms-backend.ts';
import { expectAccessible } from '../support/page-checks.ts';
import { expect, test } from '../support/editing-test.ts';

// One server for all; the screen is looked at from every side, and one entry is saved.
test.describe.configure({ mode: 'default' });
test.setTimeout(120_000);

const COURSE = 'excel-tableaux-croises-power-query';
const PLAIN = 'content/courses/powerpoint-presentations-claires.md';

/** English that Decap says by itself, and words of files: in what is read, heard or shown under the mouse. */
const FOREIGN =
  /\b(Expand|Collapse|Close|Set \w+ to|field|options?|dropdown|Strikethrough|draggable|sortable|remote|published|optional|true|false|yaml|Toggle)\b/i;

const wordsOf = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const names = ['aria-label', 'title', 'placeholder', 'alt', 'aria-roledescription'];
    const said = [...document.body.querySelectorAll('*')].flatMap((one) =>
      names.map((name) => one.getAttribute(name) ?? ''),
    );
    return [...said, ...document.body.innerText.split('\n')];
  });

async function expectSound(page: Page): Promise<void> {
  expect((await wordsOf(page)).filter((words) => FOREIGN.test(words))).toEqual([]);
  await expectAccessible(page, { widths: [1280] });
}

test('tells entries apart in one list of a kind, and finds them all', async ({ editor, page }) => {
  await editor.open('collections/courses');
  const course = page.getByRole('link', { name: /^Excel, tableaux croisés/ });
  await expect(course).toContainText('En ligne · Bureautique');
  await expectSound(page);
  await page.getByPlaceholder('Tout rechercher').fill('croisés');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { name: /^Résultats pour/ })).toBeVisible();
  await expect(course).toBeVisible();
  await page.getByRole('button', { name: 'Images' }).click();
  await expect(page.getByText('liste-des-ventes.png')).toBeVisible();
  await expectSound(page);
});

test('folds the fields of a form into groups that say what they hold', async ({ editor, page }) => {
  await editor.open('collections/courses');
  await editor.goTo(`collections/courses/entries/${COURSE}`);
  const programme = page.getByRole('button', { name: /^Programme \(facultatif\)/ });
  await expect(programme).toHaveAttribute('aria-expanded', 'false');
  await expect(programme).toContainText('11 remplis sur 12');
  await expect(editor.field('Rythme')).toBeHidden();
  await programme.focus();
  await page.keyboard.press('Enter');
  await editor.field('Modalité').fill('Au café');
  await expect(page.getByText('Aucun choix')).toBeVisible();
  expect((await wordsOf(page)).filter((words) => FOREIGN.test(words))).toEqual([]);
  await editor.field('Modalité').fill('');
  await editor.field('Rythme').fill('');
  await expect(programme).toContainText('10 remplis sur 12');
  await editor.openGroups();
  await expect(page.getByRole('button', { name: 'Ouvrir\u00a0: Mettre à plat et croiser, 7 h' })).toBeVisible();
  await expect(page.getByRole('button', { name: 'Ouvrir\u00a0: 18 janvier 2027, à distance' })).toBeVisible();
  await expectSound(page);
});

test('writes with its tools what somebody would have to know by heart, and shows it', async ({
  editor,
  page,
  editing,
}) => {
  const before = editing.read(PLAIN) ?? '';
  await editor.open('collections/courses/entries/powerpoint-presentations-claires');
  await editor.body.evaluate((area: HTMLTextAreaElement) => {
    area.focus();
    area.setSelectionRange(0, 0);
  });
  const text = await editor.body.inputValue();
  await page.getByRole('button', { name: 'Gras', exact: true }).click();
  await expect(editor.body).toHaveValue(`**texte en gras**${text}`);
  await page.keyboard.press('ControlOrMeta+Z');
  await expect(editor.body).toHaveValue(text);
  await page.getByRole('button', { name: 'Insérer\u00a0: Note' }).click();
  const preview = page.frameLocator('#preview-pane');
  await expect(preview.getByText('Avant le premier clic', { exact: true })).toBeVisible();
  await expect(preview.getByText(/€ par personne/)).toBeVisible();
  await editor.publish();
  await expect.poll(() => editing.read(`${PLAIN}x`)).toContain('<Note title="Avant le premier clic" tone="attention">');
  await expect.poll(() => editing.read(PLAIN)).toBeUndefined();
  const site = async () => (await page.request.get('/courses/powerpoint-presentations-claires')).text();
  await expect.poll(site).toContain('Avant le premier clic');
  const [head = ''] = before.split('\n---\n');
  expect(editing.read(`${PLAIN}x`)?.slice(0, head.length)).toBe(head);
});

test('fits on a phone', async ({ editor, page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await editor.open(`collections/courses/entries/${COURSE}`);
  await expect(page.getByRole('button', { name: 'Enregistré', exact: true })).toBeInViewport();
  await expect(page.locator('#preview-pane')).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  expect((await editor.field('Intitulé').boundingBox())?.width).toBeGreaterThan(320);
});

test('gives back what was typed and not saved, however late its file comes', async ({ editor, page }) => {
  await editor.open(`collections/courses/entries/${COURSE}`);
  const words = await editor.field('Intitulé').inputValue();
  await editor.field('Intitulé').fill('Excel, retrouvé');
  // Decap keeps a form a moment after it was typed in, and says nothing of it.
  await page.waitForTimeout(3000);
  const questions: string[] = [];
  page.on('dialog', (question) => {
    questions.push(question.message());
    void question.accept();
  });
  await page.route(`**${LOCAL_API}`, async (route) => {
    await new Promise((done) => setTimeout(done, 700));
    await route.continue();
  });
  await page.reload();
  await expect(page.getByText('Modifications non enregistrées')).toBeVisible();
  await expect(editor.field('Intitulé')).toHaveValue('Excel, retrouvé');
  await expect.poll(() => questions.filter((one) => one.startsWith('Ce formulaire'))).toHaveLength(1);
  await editor.field('Intitulé').fill(words);
});
