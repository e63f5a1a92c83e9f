import { appendFile, readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { COURSE_CATEGORIES } from '#src/features/courses/course-categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';

/**
 * Serves `/courses?category=…` from the page that was built for the category, so that the first paint is right
 * without a script. Netlify reads these lines from `dist/_redirects`, before those of `netlify.toml`.
 */
export function courseCategoryRewrites(): AstroIntegration {
  return {
    name: 'course-category-rewrites',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const built = await readdir(join(root, 'courses/categorie'));
        const lines = COURSE_CATEGORIES.filter((category) => built.includes(`${slugify(category)}.html`)).map(
          (category) =>
            `${paths.courses} category=${encodeURIComponent(category)} ${paths.coursePage(1, slugify(category))} 200!`,
        );
        await appendFile(join(root, '_redirects'), `${lines.join('\n')}\n`);
      },
    },
  };
}
