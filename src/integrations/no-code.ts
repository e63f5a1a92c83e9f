import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { SatteriProcessorOptions } from '@astrojs/markdown-satteri';
import { codeIn } from '#src/content-model/code-problems.ts';
import { withoutStack } from '#src/lib/without-stack.ts';
import { isEditorialImport } from './editorial-imports.ts';

type MdastPlugin = NonNullable<SatteriProcessorOptions['mdastPlugins']>[number];

/** Parts are looked for by the check of content, for the sake of its words: here each is judged as the compiler has read it. */
const ANYWHERE = (): boolean => true;

/**
 * Refuses code in a text as it is compiled, in development too: the check of content reads the same text by itself, and wherever
 * the two differ, this one decides.
 */
export const noCode: MdastPlugin = {
  name: 'no-code',
  options: { position: true },
  before: (root, { fileURL }) => {
    const [code] = codeIn(root, { isFound: ANYWHERE, isImport: isEditorialImport });
    if (code === undefined) return;
    const file = fileURL === undefined ? 'Ce texte' : relative('', fileURLToPath(fileURL));
    const { found, allowed, mend } = code.words;
    throw withoutStack(`${file}\u00a0: ${found}. Attendu\u00a0: ${allowed}. À faire\u00a0: ${mend}.`);
  },
};
