import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { CONTENT } from '#src/lib/content-folder.ts';
import { markdown } from './markdown.ts';

const TABLE = '| Mois | Prix |\n|:-:|--:|\n| mars | 12 |\n';

const fileOf = (ending: string): string => join(process.cwd(), CONTENT, `blog/essai.${ending}`);

const processor = markdown(process.cwd())?.processor;

const htmlOf = async (text: string) => {
  const renderer = await processor?.createRenderer({ syntaxHighlight: false });
  return (await renderer?.render(text, { fileURL: pathToFileURL(fileOf('md')), frontmatter: {} }))?.code ?? '';
};

const mdxOf = async (text: string) => {
  const compiler = await processor?.createMdxRenderer?.({ syntaxHighlight: false }, {} as never);
  return JSON.stringify(await compiler?.process(text, fileOf('mdx'), {}));
};

test('writes footnotes in French', async () => {
  const html = await htmlOf('Texte[^1], encore[^1].\n\n[^1]: La note.\n');
  expect(html).toContain('>Notes</h2>');
  expect(html).toContain('aria-label="Retour à l’appel de note 1-2"');
  expect(html).not.toMatch(/Footnote|Back to/);
});

test('composes accents, and sets French punctuation except in code', async () => {
  expect(await htmlOf("Une se\u0301ance d'e\u0301te\u0301 : `a ? 'b' : 0 %`")).toContain(
    `Une séance d’été\u00a0: <code class="prose-code">a ? 'b' : 0 %</code>`,
  );
});

test('sets French punctuation in the attributes of a component, except addresses', async () => {
  expect(await mdxOf('<Question question="C\'est le 1er !">\n\nOui.\n\n</Question>')).toContain('C’est le 1er\u202f!');
  expect(await mdxOf('<CallToAction href="/a?b=c\'d" label="Lire">\n\nOui.\n\n</CallToAction>')).toContain("c'd");
});

test('renders a table with aligned columns without a style attribute', async () => {
  expect(await htmlOf(TABLE)).toContain('<th scope="row">mars</th>');
  expect(await htmlOf(TABLE)).not.toContain('style');
  expect(await mdxOf(TABLE)).toContain('mars');
  expect(await mdxOf(TABLE)).not.toMatch(/text-?align/i);
});

test('parses special spaces and Word bullets as Markdown, except in code', async () => {
  const bullets = ['-\u00a0a', '•\tb', 'o\tc', `·${'\u00a0'.repeat(6)} d`, '\u200b- e', '\uf0b7\tf'];
  const html = await htmlOf(`##\u00a0Titre\n${bullets.join('\n')}\n\n\`\`\`\n•\tcode\n\`\`\`\n\no ou a\n\n– Bonjour`);
  expect(html).toContain('>Titre</h2>');
  const items = [...html.matchAll(/<li>(.*?)<\/li>/gs)].map(([, item]) => item?.trim());
  expect(items).toEqual(['a', 'b', 'c', 'd', 'e', 'f']);
  for (const kept of ['•\tcode', '<p>o ou a</p>', '<p>– Bonjour</p>']) expect(html).toContain(kept);
  expect(await mdxOf('##\u00a0Titre')).toContain('_components.h2');
});

test('renders the headings of a text below the title of its page', async () => {
  expect((await htmlOf('# A\n\n## *B*\n\n# C')).match(/<h\d/g)).toEqual(['<h2', '<h3', '<h2']);
  expect(await htmlOf('# A *b*')).toContain('A <em>b</em></h2>');
  expect((await htmlOf('## A\n\n### B')).match(/<h\d/g)).toEqual(['<h2', '<h3']);
});

test('gives headings ids that the page has not, and leads links to them', async () => {
  const html = await htmlOf('[a](#tarif), [b](#r%C3%A9sum%C3%A9), [c](#menu)\n\n## Tarif\n\n## Résumé\n\n## Tarif');
  const found = [...html.matchAll(/ (?:id|href)="([^"]*)"/g)].map(([, id = '']) => decodeURI(id));
  expect(found).toEqual(['#tarif-1', '#résumé', '#menu', 'tarif-1', 'résumé', 'tarif-2']);
  const page = await mdxOf('[a](#programme)\n\n<Note title="x">\n\n## Programme\n\n</Note>');
  expect(page).toContain('#programme-1');
  expect(page).not.toContain('#programme\\"');
});
