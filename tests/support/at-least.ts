import { CONTENT } from '#src/lib/content-folder.ts';

/** How many of a thing a check has to look at, lest it pass over nothing: of the content of an example, one. */
export const atLeast = (count: number): number => (CONTENT === 'content' ? count : 1);
