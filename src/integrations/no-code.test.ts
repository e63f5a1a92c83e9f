import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { CONTENT } from '#src/lib/content-folder.ts';
import { withEditorialImports } from './editorial-imports.ts';
import { markdown } from './markdown.ts';

const processor = markdown(process.cwd())?.processor;
const fileOf = (ending: string): string => join(process.cwd(), CONTENT, `blog/essai.${ending}`);

const html = async (body: string) => {
  const renderer = await processor?.createRenderer({ syntaxHighlight: false });
  return renderer?.render(body, { fileURL: pathToFileURL(fileOf('md')), frontmatter: {} });
};
const code = async (body: string, frontmatter: Record<string, unknown> = {}) => {
  const renderer = await processor?.createMdxRenderer?.({ syntaxHighlight: false }, {} as never);
  return renderer?.process(
    withEditorialImports(`---\n---\n${body}`).replace('---\n---\n', ''),
    fileOf('mdx'),
    frontmatter,
  );
};

const HIDDEN = '---\n```\n---\n\n<style>main{outline:9px solid red}</style>\n\nUn texte.\n```\n';
const MARK = `<span title='__ASTRO_IMAGE_="{&#x22;src&#x22;:&#x22;https://a.example/b.png&#x22;}"'>mot</span>`;

test.each([
  ['a script', 'Un mot <script>go()</script>', '<script>'],
  ['an address in place of the page', '<meta http-equiv="refresh" content="0;url=https://a.example">', '<meta'],
  ['a file of its own for a picture', '![Un dessin](~dessin.js)', '~dessin.js'],
  [
    'the same, with the signs of Astro',
    '![x](./~a.js?astroContentImageFlag&importer=b&x.svg)',
    'astroContentImageFlag',
  ],
  ['data for a picture', '![x](data:text/javascript,go())', 'data:'],
  ['the mark that Astro puts pictures at', MARK, '__ASTRO_IMAGE_'],
])('compiles no text that brings %s', async (_, body, found) => {
  await expect(html(body)).rejects.toThrow(found);
  await expect(html(body)).rejects.toThrow('content/blog/essai.md');
  if (!body.startsWith('<meta')) await expect(code(body)).rejects.toThrow();
});

test.each([
  ['an import', "import fs from 'node:fs'\n\nUn texte.", 'node:fs'],
  ['an export', 'export const x = 1\n\nUn texte.', 'export'],
  [
    'an import beside one of ours',
    "import Note from '/src/features/editorial/Note.astro';\nimport './a.js';\n",
    './a.js',
  ],
  ['an expression', 'Un {process.exit()} texte.', 'process.exit()'],
  ['an order of the compiler', '<Note title="Ici" set:html="x">\n\nUn texte.\n\n</Note>', '<Note>'],
  ['a file of its own for a picture', '![Un dessin](~dessin.js)', '~dessin.js'],
])('compiles no .mdx text that brings %s', async (_, body, found) => {
  await expect(code(body)).rejects.toThrow(found);
});

test.each([
  ['a link', '[Ici](javascript:go())'],
  ['a link spelled otherwise', '[Ici](java&#115;cript:go())'],
  ['a definition', '[Ici][un]\n\n[un]: javascript:go()'],
  ['HTML', '<a href="javascript:go()">Ici</a>'],
  ['HTML spelled otherwise', '<a href="java&#115;cript:go()">Ici</a>'],
])('compiles no code that stands as an address in %s', async (_, body) => {
  await expect(html(body)).rejects.toThrow('Attendu');
  await expect(code(body)).rejects.toThrow('Attendu');
});

test('imports no layout that a front matter names', async () => {
  await expect(code('Un texte.', { layout: '/content/images/a.js' })).rejects.toThrow('layout');
});

test('knows no second front matter, so that what looks shown is shown', async () => {
  expect((await html(HIDDEN))?.code).toContain('&lt;style&gt;');
});

test('compiles words, pictures of the site, plain HTML and parts', async () => {
  const words = 'Un <abbr title="plan">PdC</abbr>, `<script>`, [un lien](/contact).\n\n![Un dessin](/images/x.png)\n';
  expect((await html(words))?.code).toContain('<abbr title="plan">PdC</abbr>, <code>&lt;script&gt;</code>');
  const compiled = await code('<Note title="Ici">\n\nUn texte.\n\n</Note>\n\n<Steps>\n\n1. Un pas.\n\n</Steps>\n');
  expect(compiled?.code).toContain('import Note from "/src/features/editorial/Note.astro"');
});
