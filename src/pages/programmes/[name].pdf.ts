import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { programmeFile } from '#src/features/programmes/draw-programme.ts';
import { allProgrammes } from '#src/features/programmes/programmes.ts';

export const getStaticPaths = (async () =>
  [...(await allProgrammes())].map(([name, programme]) => ({
    params: { name },
    props: { programme },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await programmeFile(props.programme)), {
    headers: { 'Content-Type': 'application/pdf' },
  });
