import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { addressOf, sendResponse, toRequest } from '#netlify/local/http.ts';
import { type Functions, isFunctionPath, startLocalFunctions } from '#netlify/local/local-functions.ts';

/** The lists of the JSON mirrors, which `netlify.toml` rewrites to files for the built site. */
const MIRRORED_LIST = /^\/api\/(courses|blog|testimonials|team-members)(?=$|\?)/;

/** The form about a course, which a built rewrite serves under the address of the form. */
const COURSE_REQUEST = /^\/contact\?formation=([a-z0-9-]+).*/;

/** An article under its file's name, from which a built redirect leads to its number. */
const ARTICLE_NAME = /^\/blog\/(\d+)-[a-z0-9-]+/;

/** React's fast refresh wants this before any component, and Astro gives it to its own islands only. */
const FAST_REFRESH_PREAMBLE =
  'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type; window.__vite_plugin_react_preamble_installed__ = true;';

/** Loaded by Vite, so that a change of their code counts from the next request on. */
const liveFunctions = (server: ViteDevServer): Functions => ({
  contact: () => server.ssrLoadModule('/netlify/functions/contact/contact.ts') as ReturnType<Functions['contact']>,
  outbox: () => server.ssrLoadModule('/netlify/functions/outbox/outbox.ts') as ReturnType<Functions['outbox']>,
});

/** Netlify's functions, store and rewrites inside `astro dev`. */
export function netlifyDevelopment(): AstroIntegration {
  let root = '';
  let stopFunctions = () => Promise.resolve();
  return {
    name: 'netlify-development',
    hooks: {
      'astro:config:setup': ({ command, config, injectScript }) => {
        if (command !== 'dev') return;
        root = fileURLToPath(config.root);
        injectScript('head-inline', FAST_REFRESH_PREAMBLE);
      },
      'astro:server:setup': async ({ server }) => {
        const { answer, stop } = await startLocalFunctions(root, liveFunctions(server));
        stopFunctions = stop;
        server.middlewares.use((incoming, outgoing, next) => {
          const { url = '/' } = incoming;
          const request = isFunctionPath(url.replace(/\?.*/, '')) ? toRequest(incoming) : null;
          if (request === null) {
            incoming.url = url
              .replace(MIRRORED_LIST, '/api/$1.json')
              .replace(COURSE_REQUEST, '/contact/$1')
              .replace(ARTICLE_NAME, '/blog/$1');
            next();
            return;
          }
          answer(request, addressOf(incoming))
            .then((response) => sendResponse(incoming, outgoing, response))
            .catch(next);
        });
      },
      'astro:server:done': () => stopFunctions(),
    },
  };
}
