import type { Plugin } from 'vite';
import { isFromThisComputer } from '#src/lib/this-computer.ts';

/**
 * Vite opens any file of this computer in the developer's own editor for whoever asks: here for pages of the site alone, on
 * this computer alone. Neither another site that happens to be open in the same browser nor, with `--host`, a neighbour on the
 * network who writes the headers of a browser by himself.
 */
export const ownComputer = (): Plugin => ({
  name: 'own-computer',
  apply: 'serve',
  configureServer: ({ middlewares }) => {
    middlewares.use('/__open-in-editor', (request, response, next) => {
      if (isFromThisComputer(request) && request.headers['sec-fetch-site'] === 'same-origin') next();
      else response.writeHead(403).end();
    });
  },
});
