import type { Plugin } from 'vite';
import { EDITORIAL_PARTS } from '#src/features/editorial/editorial-parts.ts';
import { editorialTags } from '#src/features/editorial/editorial-text.ts';
import { FRONT_MATTER } from '#src/lib/front-matter.ts';
import { plainText } from '#src/lib/text-file.ts';

const importOf = (name: string): string => `import ${name} from '/src/features/editorial/${name}.astro';`;

/** An .mdx text with the parts that it uses imported below its front matter, and no other. Throws where that has no clear end. */
export function withEditorialImports(source: string): string {
  const used = new Set(editorialTags(source).map(({ name }) => name));
  const imports = Object.keys(EDITORIAL_PARTS)
    .filter((name) => used.has(name))
    .map((name) => `${importOf(name)}\n`);
  const text = plainText(source);
  const [head] = FRONT_MATTER.exec(text) ?? [];
  if (head === undefined) throw new Error('An .mdx file begins with front matter between two lines of three dashes.');
  // A blank line ends the imports: whatever comes next is text to the compiler.
  return imports.length === 0 ? text : `${head}${imports.join('')}\n${text.slice(head.length)}`;
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
