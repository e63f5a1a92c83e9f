import { resolve } from 'node:path';
import { expect, test } from 'vitest';
import { contentFolder, namingFolder } from './content-folder.ts';

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

test.each([
  ['mettez à jour content/site.yaml', 'mettez à jour examples/cuisine/site.yaml'],
  ['examples/content/site.yaml, mon-content/', 'examples/content/site.yaml, mon-content/'],
])('names the folder that is read in « %s »', (sentence, named) => {
  expect(namingFolder(sentence, 'examples/cuisine')).toBe(named);
});
