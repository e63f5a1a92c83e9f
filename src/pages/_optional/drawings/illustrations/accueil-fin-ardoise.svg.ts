import type { APIRoute } from 'astro';
import { onBand } from '#src/features/illustration/chalk.ts';
import { drawClosingLine } from '#src/features/illustration/closing-line-drawing.ts';

export const GET: APIRoute = () =>
  new Response(onBand(drawClosingLine()), { headers: { 'Content-Type': 'image/svg+xml' } });
