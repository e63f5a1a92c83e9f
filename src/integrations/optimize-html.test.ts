import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { linkNamedSites } from '#src/site/link-named-sites.ts';
import { hashSource } from '#src/site/response-headers.ts';
import { inlineIcons, optimizeHtml } from './optimize-html.ts';
import { writePagePolicies } from './page-policies.ts';

/** A page of this body as it is published. */
async function published(body: string, styles = 'a{color:red}'): Promise<string> {
  const dist = mkdtempSync(join(tmpdir(), 'dist-'));
  const page = `<!doctype html><html><head><style>${styles}</style></head><body>${body}</body></html>`;
  const files = { 'icons.svg': '<svg></svg>', 'favicon.svg': '<svg></svg>', 'index.html': page };
  for (const [name, text] of Object.entries(files)) writeFileSync(join(dist, name), text);
  optimizeHtml(dist, Object.keys(files));
  await writePagePolicies(dist, ['index.html'], new Set(['go()']));
  return readFileSync(join(dist, 'index.html'), 'utf8');
}

// Astro writes quotes and ampersands in attributes otherwise, and nothing else.
test.each([
  '>moncompteformation.gouv.fr<script>alert(1)</script>',
  "<style>a{content:'\\3c/style>\\3cscript>alert(1)\\3c/script>'}</style>",
  "<style>a{content:'><script>alert(1)</script>'}</style>",
  '<script>alert(1)</script>',
])('runs nothing that the name of a picture says: %s', async (name) => {
  const html = await published(linkNamedSites(`<a href="/x">x</a><img alt="${name}">`));
  expect(html).not.toContain('<script');
  expect(html).toContain("script-src 'self';");
  expect(html).toContain(`alt="${name.replaceAll('<', '&lt;').replaceAll('>', '&gt;')}"`);
});

test('allows the code of a page whose texts speak of tags', async () => {
  const html = await published('<a href="/x">x</a><img alt="Les balises <script> et <style>"><script>go()</script>');
  expect(html).toContain('<script>go()</script>');
  expect(html).toContain(`script-src 'self' ${hashSource('go()')};`);
  expect(html).toContain('<style>a{color:red}</style>');
});

test.each([
  ['shows', '<p class="grid"><code>&lt;p class="&lt;style&gt;b{color:red}&lt;/style&gt;"&gt;</code></p>'],
  [
    'says in a title',
    `<p class="grid"><a title=' class="&#39;&gt;&lt;style&gt;b{color:red}&lt;/style&gt;"' href="/">x</a></p>`,
  ],
  [
    'lets its title end on',
    '<p class="grid"><a title="a class=" lang="&lt;style&gt;b{color:red}&lt;/style&gt;" href="/">x</a></p>',
  ],
])('makes no markup of a class that a text %s', async (_, body) => {
  const html = await published(body, '@layer utilities{.grid{display:grid}}');
  expect(html).toMatch(/<p class="[A-Z]">/);
  expect(html).not.toContain('<style>b');
});

test('takes no icon that a text names for one that the page shows', async () => {
  await expect(published('<p>Voir "/icons.svg#zzz".</p>')).resolves.toContain('&quot;/icons.svg#zzz&quot;');
});

test('allows nothing of what an editor has put into a comment, and all of the code behind it', async () => {
  const html = await published(
    '<a href="/x">x</a><!-- <script>alert(1)</script> <script> <style> --><script>go()</script>',
  );
  expect(html).toContain(`script-src 'self' ${hashSource('go()')};`);
  expect(html).toContain(`style-src 'self' ${hashSource('a{color:red}')};`);
});

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
