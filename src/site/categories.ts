import { z } from 'zod';
import { line, published, publishOn } from '#src/fields/fields.ts';
import { entryNames, readContentFile, readEntryFile } from '#src/lib/content-file.ts';
import { categoriesSchema } from './categories-schema.ts';
import { LISTED_CATEGORIES } from './browser-facts.ts';
import { isShownInBuild } from './publication.ts';

const categorised = z.object({ category: line(), published, publishOn });

const offered = new Set(
  entryNames('courses')
    .map((course) => readEntryFile(`courses/${course}`, categorised))
    .filter((data) => isShownInBuild({ data }))
    .map(({ category }) => category),
);

export const categories = readContentFile('categories.yaml', categoriesSchema);

export const BLOG_CATEGORIES: readonly string[] = categories.articles.map(({ name }) => name);

/** Only listed categories with a course in this build have a page, a filter button and links. */
export const COURSE_CATEGORIES: readonly string[] = LISTED_CATEGORIES.filter((name) => offered.has(name));
