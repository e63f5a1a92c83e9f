import type { APIRoute } from 'astro';
import { agendaSessions } from '#src/features/agenda/agenda-sessions.ts';
import { sessionCalendar } from '#src/features/agenda/session-calendar.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { paths } from '#src/site/paths.ts';
import { CALENDAR_HEADERS } from '#src/site/response-headers.ts';
import { site } from '#src/site/site.ts';

export const GET: APIRoute = async () => {
  const sessions = agendaSessions(await allCourses(), new Date());
  const feed = { name: `${site.brand.name}, sessions à venir`, source: paths.agendaCalendar };
  return new Response(sessionCalendar(sessions, feed), { headers: CALENDAR_HEADERS });
};
