import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder } from './content-folder.ts';

test.each([
  [undefined, 'content'],
  ['', 'content'],
  ['./content/', 'content'],
  [resolve('content'), 'content'],
])('takes %j for the folder %s', (named, folder) => {
  expect(contentFolder(named)).toBe(folder);
});

test('says in French that a folder holds no content', () => {
  expect(() => contentFolder('contenu')).toThrow(/« contenu », où il n’y a pas de site\.yaml/);
});
