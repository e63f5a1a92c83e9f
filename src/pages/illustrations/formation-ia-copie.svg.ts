import type { APIRoute } from 'astro';
import { drawCorrectedSheet } from '#src/features/illustration/course-drawings.ts';

export const GET: APIRoute = () => new Response(drawCorrectedSheet(), { headers: { 'Content-Type': 'image/svg+xml' } });
