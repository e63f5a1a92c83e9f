import { createReadStream } from 'node:fs';
import { cp, mkdir, readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CMS_FOLDER, isServed } from '#src/editor/screen/cms-bundle.ts';
import { editingMode } from '#src/editor/screen/editing-mode.ts';
import { paths } from '#src/site/paths.ts';

const PACKAGE = join(dirname(createRequire(import.meta.url).resolve('decap-cms/package.json')), 'dist');

/** Puts the code of the editors' screen beside a site that editors log in to. */
export async function publishEditorsScreen(dist: string): Promise<void> {
  if (editingMode('build') === 'closed') return;
  const folder = join(dist, CMS_FOLDER);
  await mkdir(folder, { recursive: true });
  for (const file of (await readdir(PACKAGE)).filter(isServed)) await cp(join(PACKAGE, file), join(folder, file));
}

/**
 * `/admin`: the editors' screen where somebody can use it, else a page that says how to begin. One of two routes, so
 * that the site's styles do not reach the screen, nor five megabytes of code a site that nobody logs in to.
 */
export function adminScreen(): AstroIntegration {
  return {
    name: 'admin-screen',
    hooks: {
      'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
        const isOpen = editingMode(command) !== 'closed';
        const entrypoint = `./src/editor/screen/${isOpen ? 'AdminScreen' : 'AdminClosed'}.astro`;
        // A bar for developers would lie over the screen's own buttons.
        if (editingMode(command) === 'local') updateConfig({ devToolbar: { enabled: false } });
        injectRoute({ pattern: paths.admin, entrypoint, prerender: true });
      },
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
    },
  };
}
