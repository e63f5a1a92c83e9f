import { readCategories } from './read-categories.ts';

/** The categories of `content/categories.yaml`. Browsers are given the value: see `src/integrations/content-constants.ts`. */
export const categories = readCategories();
