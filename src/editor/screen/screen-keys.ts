import type { Group } from './plain-data.ts';

/**
 * The prefix of the names that the screen adds to an entry to show it, and no file ever holds: the headings of a form's
 * groups, the facts of a list's line.
 */
const SCREEN_PREFIX = 'ecran_';

export const screenKey = (name: string): string => `${SCREEN_PREFIX}${name}`;

/** An entry without what the screen has added to it. */
export const withoutScreenKeys = (data: Group): Group =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith(SCREEN_PREFIX)));
