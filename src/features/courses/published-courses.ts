import { entryNames, readContentFile, readEntryFile, readOptionalFile } from '#src/lib/content-file.ts';
import { isShownInBuild } from '#src/site/publication.ts';
import { type Site, siteSchema } from '#src/site/site-schema.ts';
import { applyFundingRules, type PublishedCourse } from './course-funding.ts';
import { placeSpeller } from './course-parts-schema.ts';
import { type CourseData, courseSchema } from './course-schema.ts';
import { type Sessions, sessionsSchema } from './sessions-schema.ts';

/** Spells each place like the town of the office there. */
export function spellPlaces({ sessions, seatsCheckedOn }: Sessions, offices: Site['offices']): Sessions {
  const placeOf = placeSpeller(offices.map(({ address }) => address.city));
  return { sessions: sessions.map((session) => ({ ...session, place: placeOf(session.place) })), seatsCheckedOn };
}

export const readSessions = (offices: Site['offices']): Sessions =>
  spellPlaces(readOptionalFile('sessions.yaml', sessionsSchema) ?? { sessions: [] }, offices);

export const withSessions = <Course extends object>(
  id: string,
  course: Course,
  { sessions, seatsCheckedOn }: Sessions,
) => ({ ...course, sessions: sessions.filter((session) => session.course === id), seatsCheckedOn });

/** Adds the sessions to a course, and removes what is not lawful on this day. */
export function coursePublisher(day: Date) {
  const site = readContentFile('site.yaml', siteSchema);
  const planned = readSessions(site.offices);
  return (id: string, data: CourseData): PublishedCourse =>
    applyFundingRules(withSessions(id, data, planned), site, day);
}

const readCourse = (id: string): CourseData => readEntryFile(`courses/${id}`, courseSchema);

export const readPublishedCourse = (id: string, day: Date): PublishedCourse => coursePublisher(day)(id, readCourse(id));

/** The courses of this build, for code outside Astro's pages. Astro's pages use `allCourses` instead. */
export function readPublishedCourses(day: Date) {
  const publish = coursePublisher(day);
  return entryNames('courses')
    .map((id) => ({ id, data: publish(id, readCourse(id)) }))
    .filter(isShownInBuild);
}
