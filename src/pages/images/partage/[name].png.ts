import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { shareImage } from '#src/features/share-image/draw-share-image.ts';
import { shareImages } from '#src/features/share-image/share-cards.ts';

export const getStaticPaths = (async () => {
  const images = new Map([...(await shareImages()).values()].map((image) => [image.name, image.card]));
  return [...images].map(([name, card]) => ({ params: { name }, props: { card } }));
}) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props }) =>
  new Response(new Uint8Array(await shareImage(props.card)), { headers: { 'Content-Type': 'image/png' } });
