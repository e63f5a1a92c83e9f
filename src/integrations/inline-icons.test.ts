import { expect, test } from 'vitest';
import { inlineIcons } from './inline-icons.ts';

const inPlace = inlineIcons(
  '<svg>\n<symbol id="phone" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n<symbol id="mail" viewBox="0 0 24 24"><path d="M2 2"/></symbol></svg>',
  '<svg viewBox="0 0 9 9"><path stroke="#123"/></svg>\n',
);
const PAGE =
  '<link rel="icon" href="/favicon.svg" type="image/svg+xml"><body class="plain"><svg><use href="/icons.svg#phone"/></svg><svg><use href="/icons.svg#phone"/></svg>';

test('puts each icon that a small page shows into it once, and no other, and its tab’s', () => {
  expect(inPlace(PAGE)).toBe(
    '<link rel="icon" href="data:image/svg+xml,%3Csvg%20viewBox=%220%200%209%209%22%3E%3Cpath%20stroke=%22%23123%22/%3E%3C/svg%3E" type="image/svg+xml">' +
      '<body class="plain"><div hidden><svg><symbol id="icon-phone" viewBox="0 0 24 24"><path d="M1 1"/></symbol></svg></div>' +
      '<svg><use href="#icon-phone"/></svg><svg><use href="#icon-phone"/></svg>',
  );
});

test('leaves alone a page without icons, and one that its first packets have no room left in', () => {
  const large = PAGE + 'a'.repeat(45_000);
  expect([inPlace('<body><p>'), inPlace(large)]).toEqual(['<body><p>', large]);
});

test('refuses a page that names an icon which nobody drew', () => {
  expect(() => inPlace(PAGE.replace('#phone', '#fax'))).toThrow('no symbol "fax"');
});
