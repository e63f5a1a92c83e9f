import { existsSync } from 'node:fs';
import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { articleNumber } from '#src/site/entry-addresses.ts';
import { paths } from '#src/site/paths.ts';

/** The redirect of each file name of `content/blog` whose article is public: `/blog/3-dossier-opco` to `/blog/3`. */
export const redirectLines = (files: readonly string[], isPublic: (path: string) => boolean): string[] =>
  files
    .map((file) => ({ name: file.replace(/\.mdx?$/, ''), path: paths.article(articleNumber(file)) }))
    .filter(({ path }) => isPublic(path))
    .map(({ name, path }) => `${paths.blog}/${name} ${path} 301\n`);

/**
 * Sends `/blog/<n>-<slug>` to `/blog/<n>`. Netlify's placeholders stand for whole parts of a path, so each article
 * has its own line of `dist/_redirects`.
 */
export function articleRedirects(): AstroIntegration {
  let content: URL;
  return {
    name: 'article-redirects',
    hooks: {
      'astro:config:done': ({ config }) => {
        content = new URL('content/blog/', config.root);
      },
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(content)).filter((file) => /\.mdx?$/.test(file));
        const lines = redirectLines(files, (path) => existsSync(join(root, `${path}.html`)));
        await appendFile(join(root, '_redirects'), lines.join(''));
      },
    },
  };
}
