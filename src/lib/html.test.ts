import { jsonInHtml, escapeFalseMarkup } from './html.ts';
import { expect, test } from 'vitest';

test('escapes tags in JSON', () => {
  expect(jsonInHtml({ name: '</script><script>alert("&")</script>' })).toBe(
    String.raw`{"name":"\u003c/script\u003e\u003cscript\u003ealert(\"\u0026\")\u003c/script\u003e"}`,
  );
});

test.each([
  ['<img alt="a <b> c">', '<img alt="a &lt;b&gt; c">'],
  ['<a title=\'</a>\' href="/x">', '<a title=\'&lt;/a&gt;\' href="/x">'],
  ['<script data-of="<p>">go("<p>")</script>', '<script data-of="&lt;p&gt;">go("<p>")</script>'],
  ['<code>&lt;p class="a"&gt;</code>', '<code>&lt;p class=&quot;a&quot;&gt;</code>'],
  ['<a title=\' class="a"\' href="/x">', '<a title=\' class=&quot;a&quot;\' href="/x">'],
  ['<a title="a class=" lang="fr">', '<a title="a class&#61;" lang="fr">'],
  ['<!-- class="a" -->', '<!-- class=&quot;a&quot; -->'],
  ['<!-- <script>a > b</script> --><p>', '<!-- &lt;script>a > b&lt;/script> --><p>'],
])('escapes %s to %s', (html, expected) => {
  expect(escapeFalseMarkup(html)).toBe(expected);
});

test.each([
  '<!doctype html><p class="a">« a < b », c > d</p>',
  '<style>a>b{content:"<"}</style>',
  '<script>if (a < b) c = "</p>";</script>',
  "<!--slot:body--><!-- --><!--astro:end--><p>l'un</p>",
])('leaves %s as it is', (html) => {
  expect(escapeFalseMarkup(html)).toBe(html);
});
