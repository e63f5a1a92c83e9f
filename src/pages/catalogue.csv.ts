import { now } from '#src/lib/clock.ts';
import type { APIRoute } from 'astro';
import { agendaSessions } from '#src/features/agenda/agenda-sessions.ts';
import { allCourses } from '#src/features/courses/course-collection.ts';
import { catalogueTable } from '#src/features/open-data/catalogue-table.ts';

export const GET: APIRoute = async () =>
  new Response(catalogueTable(agendaSessions(await allCourses(), now())), {
    headers: { 'Content-Type': 'text/csv; charset=utf-8' },
  });
