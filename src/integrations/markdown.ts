import { satteri } from '@astrojs/markdown-satteri';
import type { AstroUserConfig } from 'astro';
import { textTables } from '#src/features/editorial/text-tables.ts';
import { textPictures } from '#src/features/pictures/text-pictures.ts';

/** How the Markdown of the project at `root` becomes HTML. */
export const markdown = (root: string): AstroUserConfig['markdown'] => ({
  // English quotes and dashes are wrong in French: the words are typed as they are to be read.
  processor: satteri({ features: { smartPunctuation: false }, hastPlugins: [textPictures(root), textTables] }),
  // Coloured code would need style attributes, which the Content-Security-Policy forbids.
  syntaxHighlight: false,
});
