import { addressSlug } from '#src/lib/french-text.ts';

/** A table with more columns than this can't be read on any screen. */
export const MOST_COURSES = 3;

/** The courses that an address asks for, `?formations=a,b` or `?formations=a&formations=b`, each once. */
export function askedCourses(search: string): { ids: string[]; areTooMany: boolean } {
  const asked = new URLSearchParams(search)
    .getAll('formations')
    .flatMap((value) => value.split(','))
    .map(addressSlug)
    .filter((id) => id !== '');
  const ids = [...new Set(asked)];
  return { ids: ids.slice(0, MOST_COURSES), areTooMany: ids.length > MOST_COURSES };
}
