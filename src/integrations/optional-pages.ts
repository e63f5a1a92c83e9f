import { globSync } from 'node:fs';
import { env } from 'node:process';
import type { AstroIntegration } from 'astro';
import { buildTarget } from '#src/site/publication.ts';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { hasCertificate } from '#src/site/browser-facts.ts';
import { hasAiCourse, hasArticles } from '#src/site/offered.ts';

/** Adds the optional pages for which the provider has content. Astro itself ignores their folder because of its `_`. */
export const optionalPages = (): AstroIntegration => ({
  name: 'optional-pages',
  hooks: {
    'astro:config:setup': ({ command, config, injectRoute }) => {
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
    },
  },
});
