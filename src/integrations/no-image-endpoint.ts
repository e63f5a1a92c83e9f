import type { APIRoute } from 'astro';

/**
 * In the place of Astro's own, which in development fetches a picture from whatever host a request names, and so from what else
 * this computer serves, for a neighbour too. No page asks for it: pictures are made by `features/pictures`.
 */
export const GET: APIRoute = () => new Response(null, { status: 404 });
