import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { FILE_RULES } from '#src/content-model/content-rules.ts';
import { CONTENT } from '#src/lib/content-folder.ts';

/**
 * Shows a change of `content/site.yaml` and the like at once during development, as Astro does for its collections:
 * modules read these files when they are loaded, so all of them are loaded anew.
 */
export function watchDataFiles(): AstroIntegration {
  let files: readonly string[] = [];
  return {
    name: 'watch-data-files',
    hooks: {
      'astro:config:setup': ({ config }) => {
        files = Object.keys(FILE_RULES).map((name) => join(fileURLToPath(config.root), CONTENT, name));
      },
      'astro:server:setup': ({ server }) => {
        const reload = (path: string) => {
          if (!files.includes(path)) return;
          for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
          server.environments.client.hot.send({ type: 'full-reload' });
        };
        server.watcher.on('change', reload).on('add', reload);
      },
    },
  };
}
