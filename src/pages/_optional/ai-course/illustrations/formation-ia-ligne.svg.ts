import type { APIRoute } from 'astro';
import { drawCourseLine } from '#src/features/illustration/course-line-drawing.ts';

export const GET: APIRoute = () => new Response(drawCourseLine(), { headers: { 'Content-Type': 'image/svg+xml' } });
