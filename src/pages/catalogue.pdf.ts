import type { APIRoute } from 'astro';
import { programmeFile } from '#src/features/programmes/draw-programme.ts';
import { wholeCatalogue } from '#src/features/programmes/programmes.ts';

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await programmeFile(await wholeCatalogue())), {
    headers: { 'Content-Type': 'application/pdf' },
  });
