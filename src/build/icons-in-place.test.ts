import { expect, test } from 'vitest';
import { iconsInPlace } from './icons-in-place.ts';

const inPlace = iconsInPlace(
  '<svg>\n<symbol id="phone" viewBox="0 0 24 24"><path d="M1 1"/></symbol>\n<symbol id="mail" viewBox="0 0 24 24"><path d="M2 2"/></symbol></svg>',
);
const PAGE = '<body class="plain"><svg><use href="/icons.svg#phone"/></svg><svg><use href="/icons.svg#phone"/></svg>';

test('puts each icon that a small page shows into it once, and no other', () => {
  expect(inPlace(PAGE)).toBe(
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
