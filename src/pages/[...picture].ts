import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { lookup } from 'mrmime';
import { PICTURES } from 'virtual:content-pictures';
import { encodePicture } from '#src/features/pictures/encode-picture.ts';
import { publishedFiles } from '#src/features/pictures/picture-sizes.ts';

export const getStaticPaths = (() =>
  Object.entries(PICTURES)
    .flatMap(([source, picture]) => publishedFiles(source, picture))
    .map((file) => ({ params: { picture: file.address.slice(1) }, props: { file } }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = async ({ props: { file } }) =>
  new Response(new Uint8Array(await encodePicture(file)), {
    headers: { 'Content-Type': lookup(file.address) ?? '' },
  });
