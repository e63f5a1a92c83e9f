import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))));

/** Whether `/admin` is the editors' screen: during `npm run edit`, or if editors can log in to the published site. */
const isOpen = (command: string): boolean =>
  command === 'dev' ? process.env.EDITING === 'local' : hostedEditing(process.env) !== undefined;

/**
 * Adds `/admin`: the editors' screen if it is open, or a page that explains how to open it. They are separate files, so
 * that a site without logins contains no code of the screen.
 */
export const adminScreen = (): AstroIntegration => ({
  name: 'admin-screen',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      const entrypoint = `./src/admin/${isOpen(command) ? 'AdminScreen' : 'AdminClosed'}.astro`;
      injectRoute({ pattern: paths.admin, entrypoint, prerender: true });
      updateConfig({
        // Astro's toolbar would cover buttons of the screen.
        devToolbar: { enabled: !isOpen(command) },
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
