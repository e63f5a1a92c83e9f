import { fold } from '#src/lib/french-text.ts';
import { parisToday } from '#src/lib/paris-today.ts';
import type { Course } from './course.ts';
import { type Choices, hasChoices } from './course-facets.ts';

type Query = { category?: string | undefined; search?: string | undefined; choices?: Choices };

const texts = new WeakMap<Course, string>();

/** The searched text of a course, folded once: a keystroke looks through all of them. */
function searchedText(course: Course): string {
  const known = texts.get(course);
  if (known !== undefined) return known;
  const text = fold(`${course.title}\n${course.description}`);
  texts.set(course, text);
  return text;
}

/** The courses whose title or description contains a text, whatever its case and accents. */
export function searchCourses<Item extends Course>(courses: readonly Item[], search: string): readonly Item[] {
  const wanted = fold(search.trim());
  return wanted === '' ? courses : courses.filter((course) => searchedText(course).includes(wanted));
}

/** The courses of exactly that category that have all that is chosen and what is searched for. */
export function findCourses<Item extends Course>(
  courses: readonly Item[],
  { category, search = '', choices = {} }: Query,
  today = parisToday(),
): Item[] {
  return searchCourses(courses, search).filter(
    (course) => (category === undefined || course.category === category) && hasChoices(course, choices, today),
  );
}
