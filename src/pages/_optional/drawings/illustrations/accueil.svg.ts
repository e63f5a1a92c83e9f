import type { APIRoute } from 'astro';
import { drawHome } from '#src/features/home/home-drawing.ts';

export const GET: APIRoute = () => new Response(drawHome(), { headers: { 'Content-Type': 'image/svg+xml' } });
