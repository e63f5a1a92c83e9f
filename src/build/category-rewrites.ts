import { existsSync } from 'node:fs';
import { appendFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { BLOG_CATEGORIES } from '#src/features/blog/article-categories.ts';
import { COURSE_CATEGORIES } from '#src/features/courses/course-categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { paths } from '#src/site/paths.ts';

const LISTS = [
  { list: paths.courses, categories: COURSE_CATEGORIES, pageOf: paths.coursePage },
  { list: paths.blog, categories: BLOG_CATEGORIES, pageOf: paths.articlePage },
];

/**
 * Serves `/courses?category=…` and `/blog?category=…` from the page that was built for the category, so that the
 * first paint is right without a script. Netlify reads these lines from `dist/_redirects`, before those of
 * `netlify.toml`.
 */
export function categoryRewrites(): AstroIntegration {
  return {
    name: 'category-rewrites',
    hooks: {
      'astro:build:done': async ({ dir }) => {
        const root = fileURLToPath(dir);
        const lines = LISTS.flatMap(({ list, categories, pageOf }) =>
          categories
            .map((category) => ({ category, page: pageOf(1, slugify(category)) }))
            .filter(({ page }) => existsSync(join(root, `${page}.html`)))
            .map(({ category, page }) => `${list} category=${encodeURIComponent(category)} ${page} 200!\n`),
        );
        await appendFile(join(root, '_redirects'), lines.join(''));
      },
    },
  };
}
