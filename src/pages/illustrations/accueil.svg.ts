import type { APIRoute } from 'astro';
import { drawHero } from '#src/features/illustration/hero-drawing.ts';

export const GET: APIRoute = () => new Response(drawHero(), { headers: { 'Content-Type': 'image/svg+xml' } });
