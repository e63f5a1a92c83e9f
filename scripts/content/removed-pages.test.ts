import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk, readEntries } from '#src/content-model/read.ts';
import { TODAY } from '#tests/support/sample-course.ts';
import { commitAll, temporaryProject } from '#tests/support/temporary-project.ts';
import { removedPages } from './run-content.ts';

const SHEET = 'content/courses/excel-fondamentaux.md';
const SITE = 'content/site.yaml';

test('reports a deleted page until its address leads to another one', () => {
  const draft = readFileSync(SHEET, 'utf8').replace('published: true', 'published: false');
  const root = temporaryProject({ 'content/courses/brouillon.md': draft }, ['content']);
  expect(removedPages(root, TODAY)).toEqual([]);
  commitAll(root, 'Publier');
  expect(removedPages(root, TODAY)).toEqual([]);

  for (const file of [SHEET, 'content/courses/brouillon.md']) rmSync(join(root, file));
  expect(removedPages(root, TODAY)).toMatchObject([
    { file: SITE, found: expect.stringContaining('/courses/excel-fondamentaux') as string },
  ]);

  const redirect = 'redirects:\n  - from: /courses/excel-fondamentaux\n    to: /courses/word-documents-longs\n';
  writeFileSync(join(root, SITE), readFileSync(SITE, 'utf8') + redirect);
  expect(removedPages(root, TODAY)).toEqual([]);
  const rules = addressRules(readEntries(filesOnDisk(root)));
  expect(rules).toContainEqual(
    expect.objectContaining({ from: '/programmes/excel-fondamentaux.pdf', to: '/programmes/word-documents-longs.pdf' }),
  );
});
