import { type CollectionEntry, getCollection } from 'astro:content';
import { courseValues, textValues } from '#src/content-model/text-values.ts';
import { isShownHere } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';
import { type CourseToday, courseToday } from './course-today.ts';
import { compareCourses } from './course.ts';

/** A course of this build: an entry of the collection, as it may be offered on this day. */
export type CourseEntry = Omit<CollectionEntry<'courses'>, 'data'> & { data: CourseToday };

let sorted: Promise<CourseEntry[]> | undefined;

async function readCourses(): Promise<CourseEntry[]> {
  const [entries, today] = [await getCollection('courses', isShownHere), new Date()];
  return entries.map((entry) => ({ ...entry, data: courseToday(entry.data, site, today) })).sort(compareCourses);
}

/**
 * Every course that this build shows, in the order of the showcase, the catalogue and the mirror. Sorted once a build.
 * Nothing else reads the collection: what a course may promise today is decided here.
 */
export function allCourses(): Promise<CourseEntry[]> {
  if (import.meta.env.DEV) sorted = undefined;
  sorted ??= readCourses();
  return sorted;
}

/** The values that texts of pages may name: those of the day, and the counts of all courses of this build. */
export const pageValues = async () => ({
  ...textValues(new Date()),
  ...courseValues((await allCourses()).map(({ data }) => data)),
});
