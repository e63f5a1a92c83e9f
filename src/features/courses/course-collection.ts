import { type CollectionEntry, getCollection } from 'astro:content';
import { isShownHere } from '#src/site/publication.ts';
import { compareCourses } from './course.ts';

let sorted: Promise<CollectionEntry<'courses'>[]> | undefined;

/** Every course that this build shows, in the order of the showcase, the catalogue and the mirror. Sorted once a build. */
export function allCourses(): Promise<CollectionEntry<'courses'>[]> {
  if (import.meta.env.DEV) sorted = undefined;
  sorted ??= getCollection('courses', isShownHere).then((entries) => entries.sort(compareCourses));
  return sorted;
}
