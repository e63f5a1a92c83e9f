import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FILE_RULES } from '#src/content-model/content-rules.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { readOfferedCategories } from '#src/site/read-categories.ts';

/** The categories that pages and menus show, as one text. */
const offered = (): string => readOfferedCategories('development').join('\n');

/**
 * Shows a change of `content/site.yaml` and the like at once during development, as Astro does for its collections:
 * modules read these files when they are loaded, so all of them are loaded anew. So they are where a course is
 * the first of its category, or the last to leave it.
 */
export function watchDataFiles(): AstroIntegration {
  let files: readonly string[] = [];
  let courses = '';
  return {
    name: 'watch-data-files',
    hooks: {
      'astro:config:setup': ({ config }) => {
        const content = join(fileURLToPath(config.root), CONTENT);
        files = Object.keys(FILE_RULES).map((name) => join(content, name));
        courses = join(content, 'courses');
      },
      'astro:server:setup': ({ server }) => {
        const reload = () => {
          for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
          server.environments.client.hot.send({ type: 'full-reload' });
        };
        let shown = offered();
        const follow = (path: string) => {
          if (dirname(path) === courses) {
            const now = offered();
            if (now !== shown) reload();
            shown = now;
          } else if (files.includes(path)) reload();
        };
        server.watcher.on('change', follow).on('add', follow).on('unlink', follow);
      },
    },
  };
}
