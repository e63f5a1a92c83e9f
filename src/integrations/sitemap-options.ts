import type { SitemapOptions } from '@astrojs/sitemap';
import { BLOG_CATEGORIES, COURSE_CATEGORIES } from '#src/site/categories.ts';
import { slugify } from '#src/lib/french-text.ts';
import { articleCategories } from '#src/site/offered.ts';
import { isIndexed, paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';

/** Categories have no file, so their addresses are added. */
export const SITEMAP: SitemapOptions = {
  filter: (url) => isIndexed(new URL(url).pathname),
  customPages: [
    ...COURSE_CATEGORIES.map((category) => site.brand.url + paths.courseCategory(category)),
    ...BLOG_CATEGORIES.filter((category) => articleCategories().has(slugify(category))).map(
      (category) => site.brand.url + paths.articleCategory(category),
    ),
  ],
};
