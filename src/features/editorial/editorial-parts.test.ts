import { expect, test } from 'vitest';
import { checkContent } from './editorial-parts.ts';

const check = (name: Parameters<typeof checkContent>[0], html: string) => () => checkContent(name, html, '/blog/9');

test('accepts the content that each part requires', () => {
  expect(check('Note', '<p>Du texte</p>')).not.toThrow();
  expect(check('Steps', '<ol>\n<li>un</li>\n<li>deux</li>\n</ol>')).not.toThrow();
  expect(
    check('KeyFigures', '<ul>\n<li><strong>1</strong> a</li>\n<li><strong>2</strong> b</li>\n</ul>'),
  ).not.toThrow();
  expect(check('DataTable', '<table><thead></thead></table>')).not.toThrow();
});

test.each([
  ['Note', ''],
  ['Steps', '<ol><li>seule</li></ol>'],
  ['Steps', '<ul><li>un</li><li>deux</li></ul>'],
  ['KeyFigures', '<ul><li>sans chiffre en gras</li><li><strong>2</strong> b</li></ul>'],
  ['KeyFigures', '<ul><li><strong>1</strong> seul</li></ul>'],
  ['DataTable', '<p>| pas | un | tableau |</p>'],
  ['DataTable', '<table></table><table></table>'],
] as const)('rejects invalid content of <%s>: %s', (name, html) => {
  expect(check(name, html)).toThrow(/Page \/blog\/9, composant <\w+>[^]+Trouvé[^]+Attendu[^]+À faire/);
});
