import { readFileSync } from 'node:fs';
import type { APIRoute, GetStaticPaths, InferGetStaticPropsType } from 'astro';
import { lookup } from 'mrmime';
import { brandFile, SERVED_BRAND_FILES } from '#src/site/brand-files.ts';

export const getStaticPaths = (() =>
  Object.entries(SERVED_BRAND_FILES).map(([address, file]) => ({
    params: { brandFile: address.slice(1) },
    props: { file },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<InferGetStaticPropsType<typeof getStaticPaths>> = ({ props: { file } }) =>
  new Response(new Uint8Array(readFileSync(brandFile(file))), {
    headers: { 'Content-Type': lookup(file) ?? 'image/x-icon' },
  });
