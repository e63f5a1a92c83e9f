import type { APIRoute } from 'astro';
import { jsonResponse } from '#src/lib/json-response.ts';
import { site } from '#src/site/site.ts';

export const GET: APIRoute = () =>
  jsonResponse({
    name: site.brand.legalName,
    short_name: site.brand.name,
    description: site.brand.baseline,
    lang: 'fr',
    start_url: '/',
    display: 'browser',
    background_color: '#fbf7ee',
    theme_color: '#fbf7ee',
    icons: [192, 512].map((size) => ({
      src: `/icon-${String(size)}.png`,
      sizes: `${String(size)}x${String(size)}`,
      type: 'image/png',
    })),
  });
