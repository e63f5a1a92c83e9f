import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { hostedEditing } from '#src/site/editing.ts';
import { paths } from '#src/site/paths.ts';

const PACKAGE = dirname(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))));

/** Whether `/admin` is the editors' screen: where `npm run edit` runs, or where editors log in to the published site. */
const isOpen = (command: string): boolean =>
  command === 'dev' ? process.env.EDITING === 'local' : hostedEditing(process.env) !== undefined;

/**
 * `/admin`: the editors' screen where somebody can use it, else a page that says how to begin. One of two routes, so that a
 * site that nobody logs in to has none of the screen's code.
 */
export const adminScreen = (): AstroIntegration => ({
  name: 'admin-screen',
  hooks: {
    'astro:config:setup': ({ command, injectRoute, updateConfig }) => {
      const entrypoint = `./src/admin/${isOpen(command) ? 'AdminScreen' : 'AdminClosed'}.astro`;
      injectRoute({ pattern: paths.admin, entrypoint, prerender: true });
      updateConfig({
        // A bar for developers would lie over the screen's own buttons.
        devToolbar: { enabled: !isOpen(command) },
        vite: {
          // Its files name others by their addresses, which Vite's bundle of it would break.
          optimizeDeps: { exclude: ['@sveltia/cms'] },
          // Its typefaces too: Sveltia would fetch those that it doesn't find from another host.
          server: { fs: { allow: [PACKAGE] } },
        },
      });
    },
  },
});
