import { readContentFile } from '#src/lib/content-file.ts';
import { categoriesSchema } from './categories-schema.ts';

/** The listed course categories, for the contact form: categories.ts would add styles of tones to its page. */
export const LISTED_CATEGORIES: readonly string[] = readContentFile('categories.yaml', categoriesSchema)
  .courses.filter(({ isListed }) => isListed)
  .map(({ name }) => name);
