import { markdownToHtml } from 'satteri';
import { expect, test } from 'vitest';
import { escapeMarkdown } from './content-loader.ts';

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

/** Decodes HTML entities as a browser does. */
const decode = (text: string) =>
  text
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');

test.each(VALUES)('keeps %j as plain text', (value) => {
  const text = String(escapeMarkdown(value));
  expect(html(`Avant ${text} après`)).toMatch(/^<p>[^<]*<\/p>$/);
  expect(decode(html(`Avant ${text} après`))).toBe(`<p>Avant ${value} après</p>`);
  expect(html(`[avant ${text}](mailto:a@${text})`).match(/<\w+/g) ?? []).not.toContain('<script');
  expect(html(`<b title="${text}">mot</b>`)).toMatch(/^<p><b title="[^"<>]*">mot<\/b><\/p>$/);
});

test('keeps e-mail addresses and URLs intact', () => {
  const text = String(escapeMarkdown('zoe_le.gall@courriel.example'));
  expect(html(`[${text}](mailto:${text})`)).toBe(
    '<p><a href="mailto:zoe_le.gall@courriel.example">zoe_le.gall@courriel.example</a></p>',
  );
  expect(html(`[a](${String(escapeMarkdown('https://mediation.example/a?b=1&c=(2)'))})`)).toBe(
    '<p><a href="https://mediation.example/a?b=1&amp;c=(2)">a</a></p>',
  );
});

test('keeps the shape of objects, and values that are not text', () => {
  const day = new Date(0);
  expect(escapeMarkdown({ a: ['<b>', 1], day, none: null })).toEqual({ a: ['&#60;b&#62;', 1], day, none: null });
});
