import { readContentFile, readOptionalFile } from '#src/lib/content-file.ts';
import { siteSchema } from '#src/site/site-schema.ts';
import { placeSpeller } from './course-parts-schema.ts';
import { type Sessions, sessionsSchema } from './sessions-schema.ts';

export function readSessions(): Sessions {
  const { offices } = readContentFile('site.yaml', siteSchema);
  const placeOf = placeSpeller(offices.map(({ address }) => address.city));
  const { sessions, seatsCheckedOn } = readOptionalFile('sessions.yaml', sessionsSchema) ?? { sessions: [] };
  return { sessions: sessions.map((session) => ({ ...session, place: placeOf(session.place) })), seatsCheckedOn };
}

export const withSessions = <Course extends object>(
  id: string,
  course: Course,
  { sessions, seatsCheckedOn }: Sessions,
) => ({ ...course, sessions: sessions.filter((session) => session.course === id), seatsCheckedOn });
