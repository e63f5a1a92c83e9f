import type { APIRoute } from 'astro';
import { inChalk } from '#src/features/illustration/chalk.ts';
import { drawCourseLine } from '#src/features/illustration/course-line-drawing.ts';

export const GET: APIRoute = () =>
  new Response(inChalk(drawCourseLine()), { headers: { 'Content-Type': 'image/svg+xml' } });
