import { readContentFile } from '#src/lib/content-file.ts';
import { categoriesSchema } from './categories-schema.ts';

/** The course categories of the contact form. Apart from categories.ts, so that pages with a form carry no styles of tones. */
export const LISTED_CATEGORIES: readonly string[] = readContentFile('categories.yaml', categoriesSchema)
  .courses.filter(({ isListed }) => isListed)
  .map(({ name }) => name);
