import type { APIRoute } from 'astro';
import { logoOnSlate } from '#src/features/illustration/logo-on-slate.ts';
import { readLogo } from '#src/site/brand-files.ts';

export const GET: APIRoute = () =>
  new Response(logoOnSlate(readLogo()), { headers: { 'Content-Type': 'image/svg+xml' } });
