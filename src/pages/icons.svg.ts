import type { APIRoute } from 'astro';
import icons from '#src/assets/icons.svg?raw';
import logo from '#src/assets/logo.svg?raw';

/** The icons and, beside them, the logo: what every page shows comes in one file. */
const sprite = icons.replace(
  '</svg>',
  logo.replace(/<svg [^>]*(viewBox="[^"]*")>/, '<symbol id="logo" $1>').replace('</svg>', '</symbol></svg>'),
);

export const GET: APIRoute = () => new Response(sprite, { headers: { 'content-type': 'image/svg+xml' } });
