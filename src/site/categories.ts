import { z } from 'zod';
import { line, published, publishOn } from '#src/fields/fields.ts';
import { entryNames, readContentFile, readEntryFile } from '#src/lib/content-file.ts';
import { categoriesSchema } from './categories-schema.ts';
import { LISTED_CATEGORIES } from './listed-categories.ts';
import { type BuildTarget, context, isShown } from './publication.ts';

const categorised = z.object({ category: line(), published, publishOn });

/** The listed categories with a course in this build. Other categories have no page and no link. */
export function readOfferedCategories(
  context: BuildTarget,
  today = new Date(),
  courses = entryNames('courses'),
): string[] {
  const shown = courses
    .map((course) => readEntryFile(`courses/${course}`, categorised))
    .filter((course) => isShown(course, { context, today }));
  const offered = new Set(shown.map(({ category }) => category));
  return LISTED_CATEGORIES.filter((name) => offered.has(name));
}

export const categories = readContentFile('categories.yaml', categoriesSchema);

export const BLOG_CATEGORIES: readonly string[] = categories.articles.map(({ name }) => name);

/** The course categories with a page, a filter button and links: listed, and with a course in this build. */
export const COURSE_CATEGORIES: readonly string[] = readOfferedCategories(context);
