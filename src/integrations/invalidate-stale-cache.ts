import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT } from '#src/lib/content-folder.ts';
import { COURSE_CATEGORIES } from '#src/site/course-categories.ts';
import { slashed } from '#src/lib/text-file.ts';

/** Code, styles, typefaces, pictures, the facts of the organisation, every package: what any page may be made from. */
const SHARED = ['src/**', 'public/**', `${CONTENT}/**`, '*.{js,mjs,json}'];

/** Folders whose entries are in the key of the page that shows them; no other page depends on them. */
const KEYED_FOLDERS = [`${CONTENT}/courses`, `${CONTENT}/blog`];

/** The entries of the cache folder of Astro: the entries it has read, and the pages it has made. */
const ASTRO_CACHE_ENTRIES = ['data-store.json', 'incremental-build.json', 'dist'];

const isKeyed = (path: string): boolean => KEYED_FOLDERS.some((folder) => path.startsWith(`${folder}/`));

/** Tells apart two states of all that the pages of a project share. */
export function sharedInputs(root: string): string {
  // A category has its place in all menus from its first course on.
  const hash = createHash('sha256').update(process.version).update(COURSE_CATEGORIES.join('\0'));
  for (const path of globSync(SHARED, { cwd: root })
    .map((path) => slashed(path))
    .sort())
    if (!isKeyed(path) && statSync(join(root, path)).isFile())
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0');
  return hash.digest('hex');
}

/** The file where Astro lists the .mdx entries that pages import. */
const ENTRY_MODULES = 'content-modules.mjs';

const entryNames = (root: string): string[] =>
  KEYED_FOLDERS.flatMap((folder) => globSync(`${folder}/*.{md,mdx}`, { cwd: root }))
    .map((path) => path.replaceAll('\\', '/'))
    .sort();

/**
 * Makes Astro read its entries anew where the file of one has gone, say from `13-opco.mdx` to `13-opco.md`: it knows
 * entries by their ids, and would go on asking for the file it knew (https://github.com/withastro/astro/issues/17707).
 */
async function forgetGoneEntries(root: string, store: string, dotAstro: string): Promise<void> {
  const note = join(store, 'entry-names');
  const names = entryNames(root);
  const before = await readFile(note, 'utf8').catch(() => '');
  if (before === names.join('\n')) return;
  if (!before.split('\n').every((name) => names.includes(name))) {
    await rm(join(store, 'data-store.json'), { force: true });
    await rm(join(dotAstro, ENTRY_MODULES), { force: true });
  }
  await writeNote(note, names.join('\n'));
}

async function writeNote(path: string, text: string): Promise<void> {
  await mkdir(dirname(path), { recursive: true });
  await writeFile(path, text);
}

/**
 * Makes Astro start anew where what all pages share has changed since its last build. Astro itself compares the modules
 * that a page imports, yet neither the files that they read nor the schemas that entries were read with.
 */
export function invalidateStaleCache(): AstroIntegration {
  return {
    name: 'invalidate-stale-cache',
    hooks: {
      'astro:config:setup': async ({ config, command, logger }) => {
        const root = fileURLToPath(config.root);
        const dotAstro = join(root, '.astro');
        if (command === 'dev') await forgetGoneEntries(root, dotAstro, dotAstro);
        if (command !== 'build' && command !== 'sync') return;
        const cache = fileURLToPath(config.cacheDir);
        await forgetGoneEntries(root, cache, dotAstro);
        const note = join(cache, 'shared-inputs');
        const inputs = sharedInputs(root);
        if ((await readFile(note, 'utf8').catch(() => '')) === inputs) return;
        await Promise.all(ASTRO_CACHE_ENTRIES.map((name) => rm(join(cache, name), { recursive: true, force: true })));
        await writeNote(note, inputs);
        logger.info('Every page is made anew: the code or the facts they share have changed.');
      },
    },
  };
}
