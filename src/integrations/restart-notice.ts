import { relative } from 'node:path';
import type { AstroIntegration } from 'astro';
import { slashed } from '#src/lib/text-file.ts';

const READ_AT_START = new RegExp(
  [
    '^src/(?:integrations|content-model|editor/file-api|content\\.config\\.ts)',
    '^netlify/local/',
    '-schema\\.ts$',
    '/(?:address-rules|content-fields)\\.ts$',
    '/brand\\.yaml$',
    // The sources of Tailwind's configuration.
    '^tailwind\\.config\\.mjs$',
    '^src/styles/tones\\.ts$',
    '^src/site/(?:brand|palette|stand-in-faces|typefaces)\\.ts$',
  ].join('|'),
);

/** Whether development reads a file when it starts, and not again: schemas, redirects, colours, what is added to Astro. */
export const isReadAtStart = (path: string): boolean => READ_AT_START.test(path) && !path.endsWith('.test.ts');

/** Says so when such a file is saved: everything else is shown at once. */
export function restartNotice(): AstroIntegration {
  return {
    name: 'restart-notice',
    hooks: {
      'astro:server:setup': ({ server, logger }) => {
        server.watcher.on('change', (file) => {
          const path = slashed(relative(server.config.root, file));
          if (isReadAtStart(path))
            logger.warn(`${path} counts from the next start: stop this one with Ctrl+C, and start it again.`);
        });
      },
    },
  };
}
