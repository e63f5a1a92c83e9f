import { readListedCategories } from './read-categories.ts';

/** The course categories of the contact form, with or without a course. In a module of its own, for the form needs no other. */
export const LISTED_CATEGORIES: readonly string[] = readListedCategories();
