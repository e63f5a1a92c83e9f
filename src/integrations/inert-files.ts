import type { Plugin } from 'vite';
import { paths } from '#src/site/paths.ts';
import { ANSWER_DIRECTIVES, policyText } from '#src/site/response-headers.ts';

/** The address of a page or a list, of whose letters no file has only these: it would lack an ending, and with it a type. */
const PAGE = /^[\w/-]*$/;

/** Browsers show it in a viewer of their own, which runs nothing of ours and which this policy would empty. */
const PROGRAMME = /^\/programmes\/[\w-]+\.pdf$/;

/** Drawings may have styles of their own. */
const INERT = policyText({ 'default-src': ["'none'"], 'style-src': ["'unsafe-inline'"], sandbox: true });

/** As online: a form of the marketing provider is framed by our own pages, any other page, the editors’ screen too, by nobody. */
const pagePolicy = (path: string): string =>
  policyText({
    'frame-ancestors': path.startsWith(paths.embeddedForm('')) ? ["'self'"] : ANSWER_DIRECTIVES['frame-ancestors'],
  });

/**
 * During development, whatever is no page does nothing when it is opened by its address, spelled in any way: a drawing or a
 * text of `content/` that held a script would run it beside the editors’ files. Browsers ask no policy of what a page loads.
 * Nor does a page of another server of this computer frame one of ours, for an editor to click in.
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
        if (!PROGRAMME.test(path))
          response.setHeader('Content-Security-Policy', PAGE.test(path) ? pagePolicy(path) : INERT);
        next();
      });
    },
  },
});
