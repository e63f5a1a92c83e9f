import type { APIRoute, GetStaticPaths } from 'astro';
import { hasCatalogueFile } from '#src/features/courses/course-collection.ts';
import { catalogueProgramme } from '#src/features/programmes/catalogue-programme.ts';
import { programmeFile } from '#src/features/programmes/draw-programme.ts';

export const getStaticPaths = (async () =>
  (await hasCatalogueFile()) ? [{ params: { file: 'catalogue' } }] : []) satisfies GetStaticPaths;

export const GET: APIRoute = async () =>
  new Response(new Uint8Array(await programmeFile(await catalogueProgramme())), {
    headers: { 'Content-Type': 'application/pdf' },
  });
