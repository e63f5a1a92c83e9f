import { expect, test } from 'vitest';
import { redirectLines } from './article-redirects.ts';

test('sends the file name of each published article to its number', () => {
  const lines = redirectLines(
    ['3-dossier-opco.md', '12-sauvegarde.mdx', '14-brouillon.md'],
    (path) => path !== '/blog/14',
  );
  expect(lines).toEqual(['/blog/3-dossier-opco /blog/3 301\n', '/blog/12-sauvegarde /blog/12 301\n']);
});
