import { context } from './publication.ts';
import { readCategories, readOfferedCategories } from './read-categories.ts';

// Browsers get these values from src/integrations/content-constants.ts.

/** The categories of `content/categories.yaml`. */
export const categories = readCategories();

/** The course categories with a page, a filter button and links: listed, and with a course in this build. */
export const COURSE_CATEGORIES: readonly string[] = readOfferedCategories(context);
