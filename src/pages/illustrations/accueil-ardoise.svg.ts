import type { APIRoute } from 'astro';
import { inChalk } from '#src/features/illustration/chalk.ts';
import { drawHero } from '#src/features/illustration/hero-drawing.ts';

export const GET: APIRoute = () => new Response(inChalk(drawHero()), { headers: { 'Content-Type': 'image/svg+xml' } });
