import { globSync } from 'node:fs';
import { env } from 'node:process';
import type { AstroIntegration } from 'astro';
import { buildTarget } from '#src/site/publication.ts';
import { slashed } from '#src/lib/text-file.ts';
import { hasCertificate } from '#src/site/has-certificate.ts';
import { hasAiCourse, hasArticles, type Optional } from '#src/site/offered.ts';

/** Where they stand, each kind in a folder of its own. Astro takes no page of a folder whose name begins so. */
const OPTIONAL_PAGES = 'src/pages/_optional';

/** `blog/[id].astro` is the page of `/blog/[id]`, `rss.xml.ts` that of `/rss.xml`. */
const patternOf = (file: string): string => `/${file.replace(/\.(astro|ts)$/, '')}`;

/** Adds the pages for which this provider has content; the others don't exist, nor do their scripts. */
export function optionalPages(): AstroIntegration {
  return {
    name: 'optional-pages',
    hooks: {
      'astro:config:setup': ({ command, config, injectRoute }) => {
        const context = command === 'dev' ? 'development' : buildTarget(env.CONTEXT);
        const isOffered: Record<Optional, boolean> = {
          'ai-course': hasAiCourse,
          articles: hasArticles(context),
          certificate: hasCertificate,
        };
        for (const [part, isHere] of Object.entries(isOffered)) {
          const folder = new URL(`${OPTIONAL_PAGES}/${part}/`, config.root);
          const files = isHere ? globSync('**/*.{astro,ts}', { cwd: folder }).map((file) => slashed(file)) : [];
          for (const file of files.sort())
            injectRoute({ pattern: patternOf(file), entrypoint: new URL(file, folder), prerender: true });
        }
      },
    },
  };
}
