import { expect, test } from 'vitest';
import { linkNamedSites } from './link-named-sites.ts';

const LINK = '<a href="https://www.moncompteformation.gouv.fr/">moncompteformation.gouv.fr</a>';

test('makes links of the names of the official site', () => {
  expect(linkNamedSites('<p>Sur moncompteformation.gouv.fr.</p>')).toBe(`<p>Sur ${LINK}.</p>`);
});

test.each([
  ['a link', LINK],
  ['a link of several words', '<a href="/x">voir <em>moncompteformation.gouv.fr</em></a>'],
  ['an attribute', '<p title="moncompteformation.gouv.fr">x</p>'],
  [
    'an attribute that looks like the end of its tag',
    '<img alt="a > moncompteformation.gouv.fr <script>b()</script>">',
  ],
  ['one that looks like the end of a link', '<a title="</a>moncompteformation.gouv.fr<script>b()</script>">x</a>'],
  ['one in a link', '<a href="/x"><img alt="</a> moncompteformation.gouv.fr">x</a>'],
  ['a comment', '<!-- l’un > moncompteformation.gouv.fr -->'],
  ['data', '<script type="application/ld+json">{"a":"moncompteformation.gouv.fr"}</script>'],
  ['a button', '<button>moncompteformation.gouv.fr</button>'],
])('leaves %s as it is', (_what, html) => {
  expect(linkNamedSites(html)).toBe(html);
});

test('makes links again behind what has none', () => {
  const before = '<template><p>a</p></template><a href="/x">b</a><!-- it\'s --><img alt="c\'">';
  expect(linkNamedSites(`${before}<p>moncompteformation.gouv.fr`)).toBe(`${before}<p>${LINK}`);
});
