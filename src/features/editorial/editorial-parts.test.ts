import { expect, test } from 'vitest';
import { checkInside } from './editorial-parts.ts';

const inside = (name: Parameters<typeof checkInside>[0], html: string) => () => checkInside(name, html, '/blog/9');

test('takes what each part is made for', () => {
  expect(inside('Note', '<p>Du texte</p>')).not.toThrow();
  expect(inside('Steps', '<ol>\n<li>un</li>\n<li>deux</li>\n</ol>')).not.toThrow();
  expect(
    inside('KeyFigures', '<ul>\n<li><strong>1</strong> a</li>\n<li><strong>2</strong> b</li>\n</ul>'),
  ).not.toThrow();
  expect(inside('DataTable', '<table><thead></thead></table>')).not.toThrow();
});

test.each([
  ['Note', ''],
  ['Steps', '<ol><li>seule</li></ol>'],
  ['Steps', '<ul><li>un</li><li>deux</li></ul>'],
  ['KeyFigures', '<ul><li>sans chiffre en gras</li><li><strong>2</strong> b</li></ul>'],
  ['KeyFigures', '<ul><li><strong>1</strong> seul</li></ul>'],
  ['DataTable', '<p>| pas | un | tableau |</p>'],
  ['DataTable', '<table></table><table></table>'],
] as const)('refuses in <%s> what it can’t show: %s', (name, html) => {
  expect(inside(name, html)).toThrow(/Page \/blog\/9, composant <\w+>[^]+Trouvé[^]+Attendu[^]+À faire/);
});
