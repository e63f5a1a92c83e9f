import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { PALETTE } from '#src/site/brand.ts';

const ROUND = 'stroke-linecap="round" stroke-linejoin="round"';

/** Small drawings for style sheets, in the colours of the brand: `/images/coche.svg`. */
const SIGNS = {
  coche: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 28 28"><path fill="none" stroke="${PALETTE.margin}" stroke-width="3" ${ROUND} d="M3 15c3 1 5 4 7 8C13 15 18 8 26 4"/></svg>\n`,
  chevron: `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" fill="none" stroke="${PALETTE.fieldLine}" stroke-width="2" ${ROUND}><path d="m5.5 9 6.500 6.500L18.500 9"/></svg>\n`,
};

export const getStaticPaths = (() =>
  Object.entries(SIGNS).map(([sign, drawing]) => ({ params: { sign }, props: { drawing } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props }) =>
  new Response(props.drawing, { headers: { 'Content-Type': 'image/svg+xml' } });
