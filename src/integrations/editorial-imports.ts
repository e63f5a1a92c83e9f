import type { Plugin } from 'vite';
import { EDITORIAL_PARTS } from '#src/features/editorial/editorial-parts.ts';
import { editorialTags } from '#src/features/editorial/editorial-tags.ts';
import { parseSource } from '#src/content-model/content-source.ts';

/** An .mdx text with the parts that it uses imported below its front matter, and no other. */
export function withEditorialImports(text: string): string {
  const used = new Set(editorialTags(text).map(({ name }) => name));
  const imports = Object.keys(EDITORIAL_PARTS)
    .filter((name) => used.has(name))
    .map((name) => `import ${name} from '/src/features/editorial/${name}.astro';\n`);
  if (imports.length === 0) return text;
  const { body } = parseSource('.mdx', text);
  return `${text.slice(0, text.length - body.length)}\n${imports.join('')}${body}`;
}

/** Lets editors use parts in any .mdx text without importing anything, and a page carry the styles of those it shows. */
export const editorialImports = (): Plugin => ({
  name: 'editorial-imports',
  enforce: 'pre',
  transform: {
    order: 'pre',
    filter: { id: /\.mdx$/ },
    handler: (code) => ({ code: withEditorialImports(code), map: null }),
  },
});
