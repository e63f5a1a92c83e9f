import type { APIRoute } from 'astro';
import { inChalk } from '#src/features/illustration/chalk.ts';
import { drawHome } from '#src/features/home/home-drawing.ts';

export const GET: APIRoute = () => new Response(inChalk(drawHome()), { headers: { 'Content-Type': 'image/svg+xml' } });
