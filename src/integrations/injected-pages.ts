import { globSync } from 'node:fs';
import { dirname } from 'node:path';
import { env } from 'node:process';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { hasCertificate } from '#src/site/browser-facts.ts';
import { hostedEditing } from '#src/site/editing.ts';
import { hasAiCourse, hasArticles } from '#src/site/optional-content.ts';
import { paths } from '#src/site/paths.ts';
import { buildTarget } from '#src/site/publication.ts';

const SVELTIA = dirname(dirname(fileURLToPath(import.meta.resolve('@sveltia/cms'))));

/** Adds the editing screen and the pages of `_optional` if needed. Astro ignores folders whose name starts with `_`. */
export const injectedPages = (): AstroIntegration => ({
  name: 'injected-pages',
  hooks: {
    'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
      const context = command === 'dev' ? 'development' : buildTarget(env.CONTEXT);
      const isOffered = { 'ai-course': hasAiCourse, articles: hasArticles(context), certificate: hasCertificate };
      for (const [section, isAvailable] of Object.entries(isOffered)) {
        const folder = new URL(`src/pages/_optional/${section}/`, config.root);
        const files = isAvailable ? globSync('**/*.{astro,ts}', { cwd: folder }) : [];
        for (const file of files.map((name) => withForwardSlashes(name)).sort()) {
          const pattern = `/${file.replace(/\.(astro|ts)$/, '')}`;
          injectRoute({ pattern, entrypoint: new URL(file, folder), prerender: true });
        }
      }
      const hasAdminScreen = command === 'dev' ? env.EDITING === 'local' : hostedEditing(env) !== undefined;
      if (!hasAdminScreen) return;
      injectRoute({ pattern: paths.admin, entrypoint: './src/admin/AdminScreen.astro', prerender: true });
      updateConfig({
        // Astro's toolbar would cover buttons of the screen.
        devToolbar: { enabled: false },
        vite: {
          // Sveltia's files refer to each other by URL, which Vite's bundle would break.
          optimizeDeps: { exclude: ['@sveltia/cms'] },
          // Serves Sveltia's typefaces, which Sveltia would fetch from another host otherwise.
          server: { fs: { allow: [SVELTIA] } },
        },
      });
    },
  },
});
