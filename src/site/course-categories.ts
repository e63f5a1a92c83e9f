import { context } from './publication.ts';
import { readOfferedCategories } from './read-categories.ts';

/**
 * The categories that visitors choose among: each has a page, a filter button, its links. Browsers are given the value: see
 * `src/integrations/content-constants.ts`.
 */
export const COURSE_CATEGORIES: readonly string[] = readOfferedCategories(context);
