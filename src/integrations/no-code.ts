import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { codeIn, isLink, LINK } from '#src/content-model/code-problems.ts';
import { linksIn } from '#src/content-model/text-links.ts';
import { describeValue, type Wording } from '#src/content-model/zod-messages.ts';
import { withoutStack } from '#src/lib/without-stack.ts';
import { isEditorialImport } from './editorial-imports.ts';

type MdastPlugin = NonNullable<SatteriProcessorOptions['mdastPlugins']>[number];

/** The data that Astro has read of a front matter: it imports what `layout` names. */
type AstroData = { astro?: { frontmatter?: Readonly<Record<string, unknown>> } };

const LAYOUT: Omit<Wording, 'found'> = { allowed: 'les champs que le guide donne', mend: 'retirez ce champ' };

/** Parts are looked for by the check of content, for the sake of its words: here each is judged as the compiler has read it. */
const ANYWHERE = (): boolean => true;

/**
 * Refuses code in a text as it is compiled, in development too: the check of content reads the same text by itself, and wherever
 * the two differ, this one decides.
 */
export const noCode: MdastPlugin = {
  name: 'no-code',
  options: { position: true },
  before: (root, { fileURL, data }) => {
    const { astro } = data as AstroData;
    const hasLayout = astro?.frontmatter !== undefined && 'layout' in astro.frontmatter;
    const [words] = [
      ...(hasLayout ? [{ found: 'un champ layout', ...LAYOUT }] : []),
      ...codeIn(root, { isFound: ANYWHERE, isImport: isEditorialImport }).map((code) => code.words),
      ...linksIn(root)
        .filter(({ address }) => !isLink(address))
        .map(({ address }) => ({ found: describeValue(address), ...LINK })),
    ];
    if (words === undefined) return;
    const file = fileURL === undefined ? 'Ce texte' : relative('', fileURLToPath(fileURL));
    const { found, allowed, mend } = words;
    throw withoutStack(`${file}\u00a0: ${found}. Attendu\u00a0: ${allowed}. À faire\u00a0: ${mend}.`);
  },
};
