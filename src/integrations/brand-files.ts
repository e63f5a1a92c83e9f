import { createReadStream } from 'node:fs';
import { copyFile, mkdir } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BRAND_FOLDER, SERVED_AS } from '#src/site/brand-files.ts';
import { FONTS_FOLDER } from '#src/site/fonts.ts';

const TYPES: Readonly<Record<string, string>> = { svg: 'image/svg+xml', ico: 'image/x-icon', png: 'image/png' };

/**
 * Serves the icons of the brand and its picture for social networks under the addresses that browsers ask for, and finds
 * the logo and the typefaces for pages.
 */
export function brandFiles(): AstroIntegration {
  let folder = '';
  return {
    name: 'brand-files',
    hooks: {
      'astro:config:setup': ({ config, updateConfig }) => {
        const root = fileURLToPath(config.root);
        folder = join(root, BRAND_FOLDER);
        updateConfig({ vite: { resolve: { alias: { '#brand': folder, '@fonts': join(root, FONTS_FOLDER) } } } });
      },
      'astro:server:setup': ({ server }) => {
        server.middlewares.use((request, response, next) => {
          const file = SERVED_AS[/^[^?]*/.exec(request.url ?? '')?.[0] ?? ''];
          if (file === undefined) {
            next();
            return;
          }
          response.setHeader('Content-Type', TYPES[file.replace(/^.*\./, '')] ?? '');
          createReadStream(join(folder, file)).on('error', next).pipe(response);
        });
      },
      'astro:build:done': async ({ dir }) => {
        for (const [address, file] of Object.entries(SERVED_AS)) {
          const served = join(fileURLToPath(dir), address);
          await mkdir(dirname(served), { recursive: true });
          await copyFile(join(folder, file), served);
        }
      },
    },
  };
}
