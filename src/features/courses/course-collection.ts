import { now } from '#src/lib/clock.ts';
import { type CollectionEntry, getCollection } from 'astro:content';
import { oncePerBuild } from '#src/lib/build-cache.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import type { PublishedCourse } from './course-funding.ts';
import { compareCourses } from './course.ts';
import { coursePublisher } from './published-courses.ts';

export type CourseEntry = Omit<CollectionEntry<'courses'>, 'data'> & { data: PublishedCourse };

/** Pages must read courses with this function, which applies the funding rules. */
export const allCourses = oncePerBuild(async (): Promise<CourseEntry[]> => {
  const entries = await getCollection('courses', isShownInBuild);
  const publish = coursePublisher(now());
  return entries.map((entry) => ({ ...entry, data: publish(entry.id, entry.data) })).sort(compareCourses);
});

/** Drawing a PDF of more courses takes minutes and gigabytes. */
const LARGEST_CATALOGUE_FILE = 300;

export const hasCatalogueFile = async (): Promise<boolean> => (await allCourses()).length <= LARGEST_CATALOGUE_FILE;
