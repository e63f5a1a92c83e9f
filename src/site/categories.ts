import { line, published, publishOn } from '#src/content-model/fields.ts';
import { entryNames, readContentFile, readEntryFile } from '#src/lib/content-file.ts';
import { type Categories, categoriesSchema } from './categories-schema.ts';
import { type BuildTarget, context, isShown } from './publication.ts';
import { z } from 'zod';

/** The categories of `content/categories.yaml`. None when the file is missing or wrong: the check of the content reports that. */
export function readCategories(): Categories {
  try {
    return readContentFile('categories.yaml', categoriesSchema);
  } catch {
    return { courses: [], articles: [] };
  }
}

/** The names of the listed course categories, in their order. */
export const readListedCategories = (): string[] =>
  readCategories().courses.flatMap(({ name, isListed }) => (isListed ? [name] : []));

const sorted = z.object({ category: line(), published, publishOn });

/** The category of a course, or undefined when this build does not show the course or cannot read it. */
function shownCategory(course: string, context: BuildTarget, today: Date): string | undefined {
  try {
    const data = readEntryFile(`courses/${course}`, sorted);
    return isShown(data, { context, today }) ? data.category : undefined;
  } catch {
    return undefined;
  }
}

/** The listed categories with a course in this build. The others have no page and no link. */
export function readOfferedCategories(
  context: BuildTarget,
  today = new Date(),
  courses = entryNames('courses'),
): string[] {
  const offered = new Set(courses.map((course) => shownCategory(course, context, today)));
  return readListedCategories().filter((name) => offered.has(name));
}

// Browsers get these values from src/integrations/content-constants.ts.

/** The categories of `content/categories.yaml`. */
export const categories = readCategories();

/** The categories of the blog. */
export const BLOG_CATEGORIES: readonly string[] = categories.articles.map(({ name }) => name);

/** The course categories with a page, a filter button and links: listed, and with a course in this build. */
export const COURSE_CATEGORIES: readonly string[] = readOfferedCategories(context);
