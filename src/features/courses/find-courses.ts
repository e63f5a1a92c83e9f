import { fold } from '#src/lib/french-text.ts';
import type { Course } from './course.ts';
import { type Choices, hasChoices } from './course-facets.ts';

type Query = { category?: string | undefined; search?: string | undefined; choices?: Choices };

/** The courses whose title or description contains a text, whatever its case and accents. */
export function searchCourses<Item extends Course>(courses: readonly Item[], search: string): readonly Item[] {
  const wanted = fold(search.trim());
  if (wanted === '') return courses;
  return courses.filter(({ title, description }) => fold(title).includes(wanted) || fold(description).includes(wanted));
}

/** The courses of exactly that category that have all that is chosen and what is searched for. */
export const findCourses = <Item extends Course>(
  courses: readonly Item[],
  { category, search = '', choices = {} }: Query,
): Item[] =>
  searchCourses(courses, search).filter(
    (course) => (category === undefined || course.category === category) && hasChoices(course, choices),
  );
