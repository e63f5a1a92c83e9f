import { expect, test } from 'vitest';
import { contentFolder, withContentFolder } from './content-folder.ts';

test('reports in French that a folder has no site.yaml', () => {
  expect(() => contentFolder('contenu')).toThrow(/« contenu », où il n’y a pas de site\.yaml/);
});

test.each([
  ['mettez à jour content/site.yaml', 'mettez à jour examples/cuisine/site.yaml'],
  ['puis «\u00a0npm run content\u00a0»', 'puis «\u00a0CONTENT_DIR=examples/cuisine npm run content\u00a0»'],
  ['examples/content/site.yaml, mon-content/', 'examples/content/site.yaml, mon-content/'],
])('names the content folder in « %s »', (sentence, expected) => {
  expect(withContentFolder(sentence, 'examples/cuisine')).toBe(expected);
});
