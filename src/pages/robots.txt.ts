import type { APIRoute } from 'astro';
import { site } from '#src/site/site.ts';

export const GET: APIRoute = () =>
  new Response(['User-agent: *', 'Allow: /', '', `Sitemap: ${site.brand.url}/sitemap-index.xml`, ''].join('\n'));
