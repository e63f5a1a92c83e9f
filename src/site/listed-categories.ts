import { readContentFile } from '#src/lib/content-file.ts';
import { categoriesSchema } from './categories-schema.ts';

/** The course categories of the contact form. Importing categories.ts would add styles of tones to the page. */
export const LISTED_CATEGORIES: readonly string[] = readContentFile('categories.yaml', categoriesSchema)
  .courses.filter(({ isListed }) => isListed)
  .map(({ name }) => name);
