import { readListedCategories } from './categories.ts';

/** The course categories of the contact form. Apart from categories.ts, so that pages with a form carry no styles of tones. */
export const LISTED_CATEGORIES: readonly string[] = readListedCategories();
