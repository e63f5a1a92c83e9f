import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { drawHome } from '#src/features/home/home-drawing.ts';
import { readDrawing } from '#src/features/illustration/drawing.ts';
import { LIGHT_STYLE, SLATE_STYLE, styled } from '#src/features/illustration/drawing-style.ts';
import { DRAWINGS } from '#src/site/drawings.ts';
import { hasAiCourse } from '#src/site/offered.ts';

/** The larger drawings, for light pages and (`-ardoise`) for dark ones. */
export const getStaticPaths = (() => {
  const scenes = {
    'accueil-ligne': readDrawing('scenes/accueil-ligne'),
    ...(DRAWINGS && { accueil: drawHome(), 'accueil-fin': readDrawing('scenes/accueil-fin') }),
    ...(hasAiCourse && { 'formation-ia-ligne': readDrawing('scenes/formation-ia-ligne') }),
  };
  return Object.entries(scenes).flatMap(([scene, drawing]) => [
    { params: { scene }, props: { svg: styled(drawing, LIGHT_STYLE) } },
    { params: { scene: `${scene}-ardoise` }, props: { svg: styled(drawing, SLATE_STYLE) } },
  ]);
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.svg, { headers: { 'Content-Type': 'image/svg+xml' } });
