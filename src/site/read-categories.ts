import { z } from 'zod';
import { readContentFile, readEntryFile, entryNames } from '#src/lib/content-file.ts';
import { line, published, publishOn } from '#src/content-model/fields.ts';
import { isShown, type BuildTarget } from './publication.ts';
import { type Categories, categoriesSchema } from './categories-schema.ts';

/** The categories of `content/categories.yaml`; none while missing or wrong, which is said where all files are checked. */
export function readCategories(): Categories {
  try {
    return readContentFile('categories.yaml', categoriesSchema);
  } catch {
    return { courses: [], articles: [] };
  }
}

/** The names of those that may be chosen, in their order. */
export const readListedCategories = (): string[] =>
  readCategories().courses.flatMap(({ name, isListed }) => (isListed ? [name] : []));

const sorted = z.object({ category: line(), published, publishOn });

/** The category of a course that a build shows; nothing of one that it doesn't, or that can't be read. */
function shownCategory(course: string, context: BuildTarget, today: Date): string | undefined {
  try {
    const data = readEntryFile(`courses/${course}`, sorted);
    return isShown(data, { context, today }) ? data.category : undefined;
  } catch {
    return undefined;
  }
}

/** The listed categories that have a course in a build for these readers: the others have no page, and nothing leads there. */
export function readOfferedCategories(
  context: BuildTarget,
  today = new Date(),
  courses = entryNames('courses'),
): string[] {
  const listed = readListedCategories();
  const offered = new Set<string>();
  for (const course of courses) {
    // A large catalogue is read no further than it takes.
    if (listed.every((name) => offered.has(name))) break;
    offered.add(shownCategory(course, context, today) ?? '');
  }
  return listed.filter((name) => offered.has(name));
}
