import { now } from '#src/lib/paris-today.ts';
import { type CollectionEntry, getCollection } from 'astro:content';
import { courseValues, textValues } from '#src/features/editorial/text-values.ts';
import { oncePerBuild } from '#src/lib/build-cache.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { site } from '#src/site/site.ts';
import { type PublishedCourse, applyFundingRules } from './course-funding.ts';
import { compareCourses } from './course.ts';
import { readSessions, withSessions } from './planned-sessions.ts';

export type CourseEntry = Omit<CollectionEntry<'courses'>, 'data'> & { data: PublishedCourse };

/** Read courses only with this function, which applies the funding rules. */
export const allCourses = oncePerBuild(async (): Promise<CourseEntry[]> => {
  const [entries, today] = [await getCollection('courses', isShownInBuild), now()];
  const planned = readSessions();
  return entries
    .map((entry) => {
      const data = applyFundingRules(withSessions(entry.id, entry.data, planned), site, today);
      return { ...entry, data };
    })
    .sort(compareCourses);
});

/** Drawing a PDF of more courses takes minutes and gigabytes. */
const LARGEST_CATALOGUE_FILE = 300;

export const hasCatalogueFile = async (): Promise<boolean> => (await allCourses()).length <= LARGEST_CATALOGUE_FILE;

export const pageValues = async () => ({
  ...textValues(now()),
  ...courseValues((await allCourses()).map(({ data }) => data)),
});
