import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { APIRoute, GetStaticPaths } from 'astro';
import { brandFile as fileOf, SERVED_BRAND_FILES } from '#src/site/brand-files.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.ico': 'image/x-icon',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
};

export const getStaticPaths = (() =>
  Object.keys(SERVED_BRAND_FILES).map((address) => ({
    params: { brandFile: address.slice(1) },
  }))) satisfies GetStaticPaths;

/** Serves the icons and the share picture of the brand. */
export const GET: APIRoute = ({ params: { brandFile = '' } }) => {
  const file = SERVED_BRAND_FILES[`/${brandFile}`] ?? '';
  const headers = { 'Content-Type': TYPES[extname(file)] ?? '' };
  return new Response(new Uint8Array(readFileSync(fileOf(file))), { headers });
};
