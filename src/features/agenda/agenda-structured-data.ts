import { courseInstance } from '#src/features/courses/course-structured-data.ts';
import { REMOTE_PLACE } from '#src/features/courses/course-session-schema.ts';
import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type Thing } from '#src/site/structured-data.ts';
import type { AgendaSession } from './agenda-sessions.ts';

const SCHEMA = 'https://schema.org';

/** A session as search engines read it: the instance of a course that its sheet names too, and an event. */
function sessionThing({ course: { id, data }, session }: AgendaSession): Thing {
  const url = absolute(paths.course(id));
  const isRemote = session.place === REMOTE_PLACE;
  return {
    ...courseInstance(data, session),
    '@type': ['CourseInstance', 'EducationEvent'],
    name: data.title,
    url,
    inLanguage: 'fr',
    organizer: organizationReference,
    eventStatus: `${SCHEMA}/EventScheduled`,
    eventAttendanceMode: `${SCHEMA}/${isRemote ? 'Online' : 'Offline'}EventAttendanceMode`,
    ...(isRemote && { location: { '@type': 'VirtualLocation', url } }),
  };
}

/** The sessions of the page, in its order. */
export const sessionList = (sessions: readonly AgendaSession[]): Thing => ({
  '@type': 'ItemList',
  itemListElement: sessions.map((session, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: sessionThing(session),
  })),
});
