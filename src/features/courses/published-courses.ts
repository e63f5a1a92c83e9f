import { entryNames, readContentFile, readEntryFile } from '#src/lib/content-file.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { applyFundingRules, type PublishedCourse } from './course-funding.ts';
import { type CourseData, courseSchema } from './course-schema.ts';
import { readSessions, withSessions } from './planned-sessions.ts';

/** Adds the sessions to a course, and removes what is not lawful on this day. All published content uses the result. */
export function coursePublisher(day: Date) {
  const site = readContentFile('site.yaml', siteSchema);
  const planned = readSessions();
  return (id: string, data: CourseData): PublishedCourse =>
    applyFundingRules(withSessions(id, data, planned), site, day);
}

const readCourse = (id: string): CourseData => readEntryFile(`courses/${id}`, courseSchema);

export const readPublishedCourse = (id: string, day: Date): PublishedCourse => coursePublisher(day)(id, readCourse(id));

/** The courses of this build, for code outside Astro's pages, which use `allCourses`. */
export function readPublishedCourses(day: Date) {
  const publish = coursePublisher(day);
  return entryNames('courses')
    .map((id) => ({ id, data: publish(id, readCourse(id)) }))
    .filter(isShownInBuild);
}
