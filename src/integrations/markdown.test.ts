import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { CONTENT } from '#src/lib/content-folder.ts';
import { markdown } from './markdown.ts';

const TABLE = '| Mois | Prix |\n|:-:|--:|\n| mars | 12 |\n';

const fileOf = (ending: string): string => join(process.cwd(), CONTENT, `blog/essai.${ending}`);

test('writes a table whose columns are aligned without a style, which the policy of pages forbids', async () => {
  const processor = markdown(process.cwd())?.processor;
  const renderer = await processor?.createRenderer({ syntaxHighlight: false });
  const { code } = (await renderer?.render(TABLE, { fileURL: pathToFileURL(fileOf('md')), frontmatter: {} })) ?? {};
  expect(code).toContain('<th scope="row">mars</th>');
  expect(code).not.toContain('style');
  const compiler = await processor?.createMdxRenderer?.({ syntaxHighlight: false }, {} as never);
  const compiled = await compiler?.process(TABLE, fileOf('mdx'), {});
  expect(JSON.stringify(compiled)).toContain('mars');
  expect(JSON.stringify(compiled)).not.toMatch(/text-?align/i);
});
