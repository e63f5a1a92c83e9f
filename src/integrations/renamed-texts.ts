import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CONTENT } from '#src/lib/content-folder.ts';

/** The file that a text moves to when it gets its first part, or back: `excel.mdx` for `excel.md`. */
const otherName = (path: string): string => (path.endsWith('.mdx') ? path.slice(0, -1) : `${path}x`);

/**
 * Keeps the page of a text that moves between an .md and an .mdx file during development. Astro reads the new file
 * first; then it takes the entry of the old one away, which has the same name: the new file is read again.
 */
export function renamedTexts(): AstroIntegration {
  let content = '';
  return {
    name: 'renamed-texts',
    hooks: {
      'astro:config:setup': ({ config }) => {
        content = join(fileURLToPath(config.root), CONTENT);
      },
      'astro:server:setup': ({ server: { watcher } }) => {
        watcher.on('unlink', (path) => {
          if (!path.startsWith(content) || !/\.mdx?$/.test(path)) return;
          const other = otherName(path);
          if (existsSync(other)) watcher.emit('change', other);
        });
      },
    },
  };
}
