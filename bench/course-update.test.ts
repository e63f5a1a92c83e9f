import { mkdir, mkdtemp, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { differences, fileDigests } from './course-update.ts';

async function digestsOf(files: Record<string, string>) {
  const folder = await mkdtemp(join(tmpdir(), 'digests-'));
  await mkdir(join(folder, 'courses'));
  for (const [path, text] of Object.entries(files)) await writeFile(join(folder, path), text);
  return fileDigests(folder);
}

test('finds nothing between two builds of the same bytes', async () => {
  const files = { 'index.html': 'a', 'courses/excel.html': 'b' };
  expect(differences(await digestsOf(files), await digestsOf(files))).toEqual([]);
});

test('names the files that differ, those that are left over and those that are missing', async () => {
  const one = await digestsOf({ 'index.html': 'a', 'courses/excel.html': 'b', 'courses/gone.html': 'c' });
  const other = await digestsOf({ 'index.html': 'a', 'courses/excel.html': 'B', 'courses/new.html': 'c' });
  expect(differences(one, other)).toEqual(['courses/excel.html', 'courses/gone.html', 'courses/new.html']);
});
