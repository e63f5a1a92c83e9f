import { dirname, join } from 'node:path';
import type { AstroIntegration } from 'astro';
import { CONTENT } from '#src/lib/content-folder.ts';

/**
 * Reloads all modules when `content/site.yaml` or another data file changes during development: they read these files when
 * they are loaded. Astro does the same for its collections.
 */
export const watchDataFiles = (): AstroIntegration => ({
  name: 'watch-data-files',
  hooks: {
    'astro:server:setup': ({ server }) => {
      const folder = join(server.config.root, CONTENT);
      server.watcher.on('all', (_, file) => {
        if (dirname(file) !== folder || !file.endsWith('.yaml')) return;
        for (const { moduleGraph } of Object.values(server.environments)) moduleGraph.invalidateAll();
        server.environments.client.hot.send({ type: 'full-reload' });
      });
    },
  },
});
