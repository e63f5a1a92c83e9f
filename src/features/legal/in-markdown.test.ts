import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { inMarkdown } from './in-markdown.ts';

const html = (markdown: string) => markdownToHtml(markdown).html.trim();

const VALUES = [
  '<img src=x onerror=alert(1)>',
  '</p><script>alert(1)</script>',
  '[ici](javascript:alert(1))',
  '`code` *fort* \\* & &lt;b&gt;',
  '" onclick="alert(1)',
  '](javascript:alert(1))[',
  'Martin & Fils (Angers)',
];

/** What a browser reads where HTML says this. */
const read = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each(VALUES)('writes %j as the text that it is', (value) => {
  const text = String(inMarkdown(value));
  expect(html(`Avant ${text} après`)).toMatch(/^<p>[^<]*<\/p>$/);
  expect(read(html(`Avant ${text} après`))).toBe(`<p>Avant ${value} après</p>`);
  expect(html(`[avant ${text}](mailto:a@${text})`).match(/<\w+/g) ?? []).not.toContain('<script');
  expect(html(`<b title="${text}">mot</b>`)).toMatch(/^<p><b title="[^"<>]*">mot<\/b><\/p>$/);
});

test('writes an address of mail or of a site as what it is', () => {
  const text = String(inMarkdown('zoe_le.gall@courriel.example'));
  expect(html(`[${text}](mailto:${text})`)).toBe(
    '<p><a href="mailto:zoe_le.gall@courriel.example">zoe_le.gall@courriel.example</a></p>',
  );
  expect(html(`[a](${String(inMarkdown('https://mediation.example/a?b=1&c=(2)'))})`)).toBe(
    '<p><a href="https://mediation.example/a?b=1&amp;c=(2)">a</a></p>',
  );
});

test('keeps the form of groups, and what is no text', () => {
  const day = new Date(0);
  expect(inMarkdown({ a: ['<b>', 1], day, none: null })).toEqual({ a: ['&#60;b&#62;', 1], day, none: null });
});
