import { courseInstance } from '#src/features/courses/course-structured-data.ts';
import { REMOTE_PLACE } from '#src/features/courses/course-parts-schema.ts';
import { paths } from '#src/site/paths.ts';
import { absolute, organizationReference, type JsonLd } from '#src/site/structured-data.ts';
import type { AgendaSession } from './agenda-sessions.ts';

const SCHEMA = 'https://schema.org';

/** A session as both a CourseInstance and an Event. */
function sessionJsonLd({ course: { id, data }, session }: AgendaSession): JsonLd {
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

export const sessionList = (sessions: readonly AgendaSession[]): JsonLd => ({
  '@type': 'ItemList',
  itemListElement: sessions.map((session, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: sessionJsonLd(session),
  })),
});
