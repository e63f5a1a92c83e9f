import type { APIRoute } from 'astro';
import { inChalk } from '#src/features/illustration/chalk.ts';
import { readLogo } from '#src/site/brand-files.ts';

export const GET: APIRoute = () => new Response(inChalk(readLogo()), { headers: { 'Content-Type': 'image/svg+xml' } });
