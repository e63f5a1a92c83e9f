import { existsSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiRequestSchema } from './api-request.ts';
import { inShownFiles, inStoredFiles } from './text-files.ts';

const PLAIN = 'content/courses/plain.md';
const RICH = 'content/courses/rich.mdx';
const NOTE = '---\ntitle: x\n---\n\n<Note title="À retenir">\n\nUn.\n\n</Note>\n';

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'texts-'));
  mkdirSync(join(root, 'content/courses'), { recursive: true });
  for (const path of [PLAIN, RICH]) writeFileSync(join(root, path), '');
  return root;
}

const filesFor = (root: string, path: string, raw: string) => {
  const params = { dataFiles: [{ path, raw, loaded: null }], assets: [], options: {} };
  const request = inStoredFiles(root, apiRequestSchema.parse({ action: 'persistEntry', params }));
  return request.action === 'persistEntry' ? request.params.dataFiles.map((file) => [file.path, file.newPath]) : [];
};

test('reads, deletes and renames the file that stands behind the name that is shown', () => {
  const root = project();
  const ask = (action: string, params: object) =>
    inStoredFiles(root, apiRequestSchema.parse({ action, params })).params;
  expect(ask('getEntry', { path: 'content/courses/rich.md' })).toEqual({ path: RICH });
  expect(ask('getEntry', { path: PLAIN })).toEqual({ path: PLAIN });
  expect(
    ask('deleteFiles', { paths: ['content/courses/rich.md'], loaded: { 'content/courses/rich.md': 'a' } }),
  ).toEqual({
    paths: [RICH],
    loaded: { [RICH]: 'a' },
  });
  expect(ask('renameEntry', { path: 'content/courses/rich.md', name: 'other', loaded: '' })).toMatchObject({
    path: RICH,
  });
});

test('moves a text to an .mdx file with its first part, and leaves it there', () => {
  const root = project();
  expect(filesFor(root, PLAIN, 'Rien.')).toEqual([[PLAIN, undefined]]);
  expect(filesFor(root, PLAIN, NOTE)).toEqual([[PLAIN, `${PLAIN}x`]]);
  expect(filesFor(root, 'content/courses/rich.md', 'Plus rien.')).toEqual([[RICH, undefined]]);
});

test('gives a new text the file that it needs, and parts to no other folder', () => {
  const root = project();
  expect(filesFor(root, 'content/courses/new.md', NOTE)).toEqual([['content/courses/new.mdx', undefined]]);
  expect(filesFor(root, 'content/courses/new.md', 'Rien.')).toEqual([['content/courses/new.md', undefined]]);
  expect(filesFor(root, 'content/team/new.md', NOTE)).toEqual([['content/team/new.md', undefined]]);
  expect(existsSync(join(root, 'content/courses/new.mdx'))).toBe(false);
});

test('answers in the names that are shown', () => {
  const entry = { data: 'x', file: { path: RICH, id: null } };
  expect(inShownFiles([entry])).toEqual([{ data: 'x', file: { path: 'content/courses/rich.md', id: null } }]);
  expect(inShownFiles({ message: 'saved' })).toEqual({ message: 'saved' });
});
