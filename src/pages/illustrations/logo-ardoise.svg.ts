import type { APIRoute } from 'astro';
import logo from '#src/assets/logo.svg?raw';
import { inChalk } from '#src/features/illustration/chalk.ts';

export const GET: APIRoute = () => new Response(inChalk(logo), { headers: { 'Content-Type': 'image/svg+xml' } });
