import { now } from '#src/lib/clock.ts';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { agendaSessions } from '#src/features/agenda/agenda-sessions.ts';
import { sessionCalendar } from '#src/features/agenda/session-calendar.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { paths } from '#src/site/paths.ts';
import { site } from '#src/site/site.ts';

/** A course without sessions keeps its feed for its subscribers. */
export const getStaticPaths = (async () => {
  const [courses, today] = [await allCourses(), now()];
  const feed = (source: string, name: string, shown: typeof courses) =>
    [source, sessionCalendar(agendaSessions(shown, today), { name, source })] as const;
  const calendars = [
    feed(paths.agendaCalendar, `${site.brand.name}, sessions à venir`, courses),
    ...courses.flatMap((course) => [
      feed(paths.courseCalendar(course.id), course.data.title, [course]),
      ...agendaSessions([course], today).map(
        (session) =>
          [paths.sessionCalendar({ course: course.id, key: session.session.key }), sessionCalendar([session])] as const,
      ),
    ]),
  ];
  return calendars.map(([path, calendar]) => ({
    params: { calendar: path.slice(1).replace('.ics', '') },
    props: { calendar },
  }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.calendar, { headers: { 'Content-Type': 'text/calendar; charset=utf-8' } });
