import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))));

export const adminScreen = (): AstroIntegration => ({
  name: 'admin-screen',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      const isOpen = command === 'dev' ? process.env.EDITING === 'local' : hostedEditing(process.env) !== undefined;
      if (!isOpen) return;
      injectRoute({ pattern: paths.admin, entrypoint: './src/admin/AdminScreen.astro', prerender: true });
      updateConfig({
        // Astro's toolbar would cover buttons of the screen.
        devToolbar: { enabled: false },
        vite: {
          // Sveltia's files refer to each other by URL, which Vite's bundle would break.
          optimizeDeps: { exclude: ['@sveltia/cms'] },
          // Serves Sveltia's typefaces, which Sveltia would fetch from another host otherwise.
          server: { fs: { allow: [PACKAGE] } },
        },
      });
    },
  },
});
