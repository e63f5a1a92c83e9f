import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { CMS_FOLDER, isServed } from '#src/features/admin/cms-bundle.ts';
import { site } from '#src/site/site.ts';

const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('decap-cms/package.json')), 'dist');

/** Serves the code of the editors' screen from this origin, in the version that package.json pins. */
export function adminBundle(): AstroIntegration {
  return {
    name: 'admin-bundle',
    hooks: {
      'astro:server:setup': ({ server }) => {
        server.middlewares.use(CMS_FOLDER, (request, response, next) => {
          const file = (request.url ?? '').replace(/^\/|\?.*$/g, '');
          if (!isServed(file)) {
            next();
            return;
          }
          response.setHeader('Content-Type', 'text/javascript; charset=utf-8');
          createReadStream(join(PACKAGE, file)).on('error', next).pipe(response);
        });
      },
      'astro:build:done': async ({ dir }) => {
        // As long as nobody can log in, five megabytes of code would wait for nobody.
        if (site.editing === undefined) return;
        const folder = join(fileURLToPath(dir), CMS_FOLDER);
        await mkdir(folder, { recursive: true });
        for (const file of (await readdir(PACKAGE)).filter(isServed)) await cp(join(PACKAGE, file), join(folder, file));
      },
    },
  };
}
