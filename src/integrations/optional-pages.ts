import { globSync } from 'node:fs';
import { env } from 'node:process';
import type { AstroIntegration } from 'astro';
import { buildTarget } from '#src/site/publication.ts';
import { withForwardSlashes } from '#src/lib/text-file.ts';
import { hasCertificate } from '#src/site/has-certificate.ts';
import { hasAiCourse, hasArticles, type OptionalSection } from '#src/site/offered.ts';

/** The folder of optional pages, with one sub-folder per section. Astro ignores folders that begin with `_`. */
const OPTIONAL_PAGES = 'src/pages/_optional';

/** The route of a file: `/blog/[id]` for `blog/[id].astro`, `/rss.xml` for `rss.xml.ts`. */
const patternOf = (file: string): string => `/${file.replace(/\.(astro|ts)$/, '')}`;

/** Adds the optional pages for which the provider has content. The build omits the others, with their scripts. */
export function optionalPages(): AstroIntegration {
  return {
    name: 'optional-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        const context = command === 'dev' ? 'development' : buildTarget(env.CONTEXT);
        const isOffered: Record<OptionalSection, boolean> = {
          'ai-course': hasAiCourse,
          articles: hasArticles(context),
          certificate: hasCertificate,
        };
        for (const [section, isAvailable] of Object.entries(isOffered)) {
          const folder = new URL(`${OPTIONAL_PAGES}/${section}/`, config.root);
          const files = isAvailable
            ? globSync('**/*.{astro,ts}', { cwd: folder }).map((file) => withForwardSlashes(file))
            : [];
          for (const file of files.sort())
            injectRoute({ pattern: patternOf(file), entrypoint: new URL(file, folder), prerender: true });
        }
      },
    },
  };
}
