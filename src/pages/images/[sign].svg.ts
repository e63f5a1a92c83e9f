import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { SIGNS } from '#src/features/illustration/signs.ts';

export const getStaticPaths = (() =>
  Object.entries(SIGNS).map(([sign, drawing]) => ({ params: { sign }, props: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
