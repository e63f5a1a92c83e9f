import type { Plugin } from 'vite';

/**
 * Vite opens any file of this computer in the developer's own editor for whoever asks: here for pages of the site alone, and
 * for none of another site that happens to be open in the same browser.
 */
export const ownEditor = (): Plugin => ({
  name: 'own-editor',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', (request, response, next) => {
      if (request.headers['sec-fetch-site'] === 'same-origin') next();
      else response.writeHead(403).end();
    });
  },
});
