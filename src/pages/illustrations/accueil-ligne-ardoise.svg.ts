import type { APIRoute } from 'astro';
import { inChalk } from '#src/features/illustration/chalk.ts';
import { drawPageLine } from '#src/features/illustration/page-line-drawing.ts';

export const GET: APIRoute = () =>
  new Response(inChalk(drawPageLine()), { headers: { 'Content-Type': 'image/svg+xml' } });
