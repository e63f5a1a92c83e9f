import { appendFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { siteContext } from '#src/lib/publication.ts';

/** Keeps the whole of a preview out of search engines: pictures, programmes and mirrors have no head to say so in. */
export function previewHeaders(): AstroIntegration {
  return {
    name: 'preview-headers',
    hooks: {
      'astro:build:done': async ({ dir, logger }) => {
        if (siteContext(process.env.CONTEXT) !== 'preview') return;
        await appendFile(fileURLToPath(new URL('_headers', dir)), '\n/*\n  X-Robots-Tag: noindex\n');
        logger.info('Aperçu\u00a0: les brouillons sont visibles, et les moteurs de recherche écartés.');
      },
    },
  };
}
