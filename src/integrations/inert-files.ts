import type { Plugin } from 'vite';
import { policyText } from '#src/site/response-headers.ts';

/** The address of a page or a list, of whose letters no file has only these: it would lack an ending, and with it a type. */
const PAGE = /^[\w/-]*$/;

/** Browsers show it in a viewer of their own, which runs nothing of ours and which this policy would empty. */
const PROGRAMME = /^\/programmes\/[\w-]+\.pdf$/;

/** Drawings may have styles of their own. */
const INERT = policyText({ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], sandbox: true });

/**
 * During development, whatever is no page does nothing when it is opened by its address, spelled in any way: a drawing or a
 * text of `content/` that held a script would run it beside the editors’ files. Browsers ask no policy of what a page loads.
 */
export const inertFiles = (): Plugin => ({
  name: 'inert-files',
  apply: 'serve',
  configureServer: {
    order: 'pre',
    handler: ({ middlewares }) => {
      middlewares.use((request, response, next) => {
        const path = (request.url ?? '').replace(/\?.*$/s, '');
        response.setHeader('X-Content-Type-Options', 'nosniff');
        if (!PAGE.test(path) && !PROGRAMME.test(path)) response.setHeader('Content-Security-Policy', INERT);
        next();
      });
    },
  },
});
