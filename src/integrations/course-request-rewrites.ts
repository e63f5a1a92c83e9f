import { appendFile, readdir } from 'node:fs/promises';
import { basename, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { paths } from '#src/site/paths.ts';

/** `/contact?formation=excel` is served from `/contact/excel`; a course that is no more leaves the plain form. */
export const rewriteLines = (ids: readonly string[]): string[] =>
  ids.map((id) => `${paths.contact} formation=${id} ${paths.courseRequestPage(id)} 200!\n`);

/** Serves the form about a course, which is a page of its own, under the address that names the course. */
export function courseRequestRewrites(): AstroIntegration {
  return {
    name: 'course-request-rewrites',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const files = (await readdir(join(root, paths.contact))).filter((file) => file.endsWith('.html'));
        const lines = rewriteLines(files.map((file) => basename(file, '.html')).sort());
        await appendFile(join(root, '_redirects'), lines.join(''));
      },
    },
  };
}
