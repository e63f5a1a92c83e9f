import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from '../support/editing-test.ts';

const COURSE = 'content/courses/excel-fondamentaux.md';

/** Runs `astro build` in the folder that is being edited. */
async function build(root: string) {
  const child = spawn(process.execPath, [resolve('node_modules/astro/bin/astro.mjs'), 'build'], { cwd: root });
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr), once(child, 'close')]);
  return { code: child.exitCode, said: out + err };
}

test('a build beside the editors’ screen harms neither', async ({ page, editing, editor }) => {
  test.setTimeout(240_000);
  const file = join(editing.root, COURSE);
  const before = readFileSync(file, 'utf8');
  const write = (line: string) => {
    writeFileSync(file, `${before}\n${line}\n`);
  };
  write('Écrit avant la construction.');
  expect((await build(editing.root)).code).toBe(0);
  const built = () => readFileSync(join(editing.root, 'dist/courses/excel-fondamentaux.html'), 'utf8');
  expect(built()).toContain('Écrit avant la construction.');

  write('Écrit après la construction.');
  await expect(async () => {
    await page.goto('/courses/excel-fondamentaux');
    await expect(page.getByText('Écrit après la construction.')).toBeVisible({ timeout: 1000 });
  }).toPass();
  expect(built()).toContain('Écrit avant la construction.');
  await editor.open('collections/courses/entries/excel-fondamentaux');
  await expect(editor.field('Intitulé')).toBeVisible();

  const [one, other] = await Promise.all([build(editing.root), build(editing.root)]);
  const refused = one.code === 0 ? other : one;
  expect([one.code, other.code].sort()).toEqual([0, 1]);
  expect(refused.said).toContain('déjà en construction dans ce dossier');
  expect(built()).toContain('Écrit après la construction.');
  expect(existsSync(join(editing.root, 'dist/sitemap-index.xml'))).toBe(true);
  await page.reload();
  await expect(editor.field('Intitulé')).toBeVisible();
});
