import type { APIRoute } from 'astro';
import { drawPageLine } from '#src/features/illustration/page-line-drawing.ts';

export const GET: APIRoute = () => new Response(drawPageLine(), { headers: { 'Content-Type': 'image/svg+xml' } });
