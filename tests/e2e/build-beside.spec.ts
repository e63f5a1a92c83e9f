import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, readdirSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { paths } from '#src/site/paths.ts';
import { expect, test } from '../support/editing-test.ts';

const COURSE = 'excel-fondamentaux';

/** Runs `astro build` in the folder that is being edited. */
async function build(root: string) {
  const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], { cwd: root });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said: out + err };
}

test('a build beside the editors’ screen holds what was saved, and neither harms the other', async ({
  page,
  context,
  editing,
  editor,
}) => {
  test.setTimeout(240_000);
  const dist = join(editing.root, 'dist');
  cpSync('dist', dist, { recursive: true });
  const built = () => editing.read(`dist/courses/${COURSE}.html`);
  const before = built();
  expect(before).toContain('Excel, les fondamentaux');

  await editor.open(`collections/courses/entries/${COURSE}`);
  await editor.field('Intitulé').fill('Excel, le premier tableau');
  await editor.publish();
  await editor.expectSaved();
  await editor.goTo('collections/blog/new');
  await editor.publishArticle('Le carnet de bord');
  // The screen still says that the course was saved: only the file tells that the article is.
  const numbers = () =>
    readdirSync(join(editing.root, 'content/blog')).flatMap((file) => /^(\d+)-le-carnet-de-bord/.exec(file)?.[1] ?? []);
  await expect.poll(numbers).toHaveLength(1);
  const [number = ''] = numbers();
  const site = await context.newPage();
  await expect(async () => {
    await site.goto(paths.course(COURSE));
    await expect(site.getByRole('heading', { level: 1 })).toHaveText('Excel, le premier tableau', { timeout: 1000 });
  }).toPass();
  // What is edited is shown without a build, which stays as it is.
  expect(built()).toBe(before);

  const [one, other] = await Promise.all([build(editing.root), build(editing.root)]);
  const refused = one.code === 0 ? other : one;
  expect([one.code, other.code].sort()).toEqual([0, 1]);
  expect(refused.said).toContain('déjà en construction dans ce dossier');
  expect(built()).toContain('Excel, le premier tableau');
  expect(editing.read(`dist/blog/${number}.html`)).toContain('Le carnet de bord');
  expect(existsSync(join(dist, 'sitemap-index.xml'))).toBe(true);
  await page.goto('/robots.txt');
  await editor.goTo(`collections/courses/entries/${COURSE}`);
  await expect(editor.field('Intitulé')).toHaveValue('Excel, le premier tableau');
  // The server that still runs would send the headers of this build.
  rmSync(dist, { recursive: true });
});
