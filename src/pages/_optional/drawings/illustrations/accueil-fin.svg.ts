import type { APIRoute } from 'astro';
import { drawClosingLine } from '#src/features/illustration/closing-line-drawing.ts';

export const GET: APIRoute = () => new Response(drawClosingLine(), { headers: { 'Content-Type': 'image/svg+xml' } });
