import { readOptionalFile } from '#src/lib/content-file.ts';
import { type Sessions, sessionsSchema } from './sessions-schema.ts';

/** Reads `content/sessions.yaml`, which a provider without dates may leave out. */
export const readSessions = (): Sessions => readOptionalFile('sessions.yaml', sessionsSchema) ?? { sessions: [] };

export const withSessions = <Course extends object>(
  id: string,
  course: Course,
  { sessions, seatsCheckedOn }: Sessions,
) => ({ ...course, sessions: sessions.filter((session) => session.course === id), seatsCheckedOn });
