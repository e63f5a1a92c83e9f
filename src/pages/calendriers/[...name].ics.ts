import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { type AgendaCourse, agendaSessions } from '#src/features/agenda/agenda-sessions.ts';
import { sessionCalendar } from '#src/features/agenda/session-calendar.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { sessionKey } from '#src/features/courses/sessions.ts';
import { paths } from '#src/site/paths.ts';
import { CALENDAR_HEADERS } from '#src/site/response-headers.ts';

/** The calendar of a course, even without sessions, because subscribers keep loading it. */
function calendarsOf(course: AgendaCourse, today: Date) {
  const { id, data } = course;
  const sessions = agendaSessions([course], today);
  const sessionCalendars = [...Map.groupBy(sessions, ({ session }) => sessionKey(session))].map(([key, group]) => ({
    params: { name: `${id}/${key}` },
    props: { calendar: sessionCalendar(group) },
  }));
  const calendar = sessionCalendar(sessions, { name: data.title, source: paths.courseCalendar(id) });
  return [{ params: { name: id }, props: { calendar } }, ...sessionCalendars];
}

export const getStaticPaths = (async () => {
  const today = new Date();
  return (await allCourses()).flatMap((course) => calendarsOf(course, today));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.calendar, { headers: CALENDAR_HEADERS });
