import { readFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { compile } from 'tailwindcss';
import { classesIn } from '#src/integrations/style-text.ts';

const STYLES = join(import.meta.dirname, '../../src/styles');

/** What names no class, though it has points in it: comments, texts, imports, values of the configuration. */
const NO_SELECTOR = /\/\*[\s\S]*?\*\/|(?<!\\)'[^']*'|(?<!\\)"[^"]*"|@import[^;]*;|theme\([^)]*\)/g;

/** The classes that a style sheet has rules for. */
export const classesOfSheet = (sheet: string): string[] => classesIn(sheet.replaceAll(NO_SELECTOR, ''));

/** Which of these words the site's style sheet has a rule for, as a utility of Tailwind or as a class of ours. */
export async function withRule(words: readonly string[]): Promise<ReadonlySet<string>> {
  const tailwind = await compile(await readFile(join(STYLES, 'global.css'), 'utf8'), {
    base: STYLES,
    loadStylesheet: async (id, base) => {
      const path = id.startsWith('.') ? join(base, id) : fileURLToPath(import.meta.resolve(id));
      return { path, base: dirname(path), content: await readFile(path, 'utf8') };
    },
    loadModule: async (id, base) => {
      const { default: module } = (await import(id)) as { default: never };
      return { path: id, base, module };
    },
  });
  return new Set(classesOfSheet(tailwind.build([...words])));
}
