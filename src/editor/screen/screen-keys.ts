import type { Group } from './plain-data.ts';

/**
 * What the screen adds to an entry to show it, and no file ever says: the headings of a form's groups, the facts of a
 * list's line. Their names begin alike.
 */
const SCREEN_PREFIX = 'ecran_';

export const screenKey = (name: string): string => `${SCREEN_PREFIX}${name}`;

/** An entry without what the screen has added to it. */
export const withoutScreenKeys = (data: Group): Group =>
  Object.fromEntries(Object.entries(data).filter(([name]) => !name.startsWith(SCREEN_PREFIX)));
