import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCAL_API } from '#src/editor/screen/cms-backend.ts';
import { editingMode } from '#src/editor/screen/editing-mode.ts';
import { fileApi } from './file-api.ts';
import { serveFileApi } from './serve-file-api.ts';

/** The files of this computer for `/admin`, while `npm run edit` runs and in no build: one server, one port. */
export function localEditing(): AstroIntegration {
  let root = '';
  return {
    name: 'local-editing',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (editingMode(command) !== 'local') return;
        root = fileURLToPath(config.root);
        // Vite would find them once the screen is open, and load it again.
        const include = ['fastest-levenshtein', 'js-yaml', 'zod'];
        updateConfig({ vite: { optimizeDeps: { include } } });
      },
      'astro:server:setup': ({ server, logger }) => {
        if (root === '') return;
        const report = (error: unknown) => {
          logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        };
        server.middlewares.use(LOCAL_API, serveFileApi(fileApi(root), report));
      },
    },
  };
}
