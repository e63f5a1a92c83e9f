import { createHash } from 'node:crypto';
import { globSync, readFileSync, statSync } from 'node:fs';
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';

/** Code, styles, typefaces, pictures, the facts of the organisation, every package: what any page may be made from. */
const SHARED = ['src/**', 'public/**', 'content/**', '*.{js,mjs,json}'];

/** What a page shows of these is in its key, and no other page depends on it. */
const IN_KEYS = ['content/courses', 'content/blog'];

/** What Astro keeps in its cache folder: the entries it has read, and the pages it has made. */
const KEPT_BY_ASTRO = ['data-store.json', 'incremental-build.json', 'dist'];

const isInKeys = (path: string): boolean => IN_KEYS.some((folder) => path.startsWith(`${folder}/`));

/** Tells apart two states of all that the pages of a project share. */
export function sharedInputs(root: string): string {
  const hash = createHash('sha256').update(process.version);
  for (const path of globSync(SHARED, { cwd: root }).sort())
    if (!isInKeys(path) && statSync(join(root, path)).isFile())
      hash
        .update(path)
        .update('\0')
        .update(readFileSync(join(root, path)))
        .update('\0');
  return hash.digest('hex');
}

/**
 * Makes Astro start anew where what all pages share has changed since its last build. Astro itself compares the modules
 * that a page imports, yet neither the files that they read nor the schemas that entries were read with.
 */
export function freshCaches(): AstroIntegration {
  return {
    name: 'fresh-caches',
    hooks: {
      'astro:config:setup': async ({ config, command, logger }) => {
        if (command !== 'build' && command !== 'sync') return;
        const cache = fileURLToPath(config.cacheDir);
        const note = join(cache, 'shared-inputs');
        const inputs = sharedInputs(fileURLToPath(config.root));
        if ((await readFile(note, 'utf8').catch(() => '')) === inputs) return;
        await Promise.all(KEPT_BY_ASTRO.map((name) => rm(join(cache, name), { recursive: true, force: true })));
        await mkdir(cache, { recursive: true });
        await writeFile(note, inputs);
        logger.info('Every page is made anew: the code or the facts they share have changed.');
      },
    },
  };
}
