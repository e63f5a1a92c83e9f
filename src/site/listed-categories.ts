import { readListedCategories } from './read-categories.ts';

/**
 * The categories of courses that may be asked about, whether they have a course at the moment or none. Apart from the others:
 * forms need no more of them.
 */
export const LISTED_CATEGORIES: readonly string[] = readListedCategories();
