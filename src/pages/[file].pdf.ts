import type { APIRoute, GetStaticPaths } from 'astro';
import { hasCatalogueFile } from '#src/features/courses/course-collection.ts';
import { programmeFile } from '#src/features/programmes/draw-programme.ts';
import { wholeCatalogue } from '#src/features/programmes/programmes.ts';

export const getStaticPaths = (async () =>
  (await hasCatalogueFile()) ? [{ params: { file: 'catalogue' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await programmeFile(await wholeCatalogue())), {
    headers: { 'Content-Type': 'application/pdf' },
  });
