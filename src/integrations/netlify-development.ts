import type { IncomingMessage, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { RedirectsHandler } from '@netlify/redirects';
import type { AstroIntegration } from 'astro';
import type { ViteDevServer } from 'vite';
import { addressRules } from '#src/content-model/address-rules.ts';
import { filesOnDisk, readEntries } from '#src/content-model/read.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { respond } from '#netlify/local/http.ts';
import { type Functions, isFunctionPath, startLocalFunctions } from '#netlify/local/local-functions.ts';
import { netlifyRule } from './redirects.ts';

/** React's fast refresh requires this code before any component. Astro adds it to its own islands only. */
const FAST_REFRESH_PREAMBLE =
  'window.$RefreshReg$ = () => {}; window.$RefreshSig$ = () => (type) => type; window.__vite_plugin_react_preamble_installed__ = true;';

const liveFunctions = (server: ViteDevServer): Functions => ({
  contact: () => server.ssrLoadModule('/netlify/entries/contact/contact.ts') as ReturnType<Functions['contact']>,
  sweep: () => server.ssrLoadModule('/netlify/entries/sweep/sweep.ts') as ReturnType<Functions['sweep']>,
});

function readRules(root: string): RedirectsHandler {
  const rules = addressRules(readEntries(filesOnDisk(root))).filter(({ status }) => status !== 404);
  const projectDir = join(root, '.netlify');
  return new RedirectsHandler({ configRedirects: rules.map(netlifyRule), jwtRoleClaim: '', jwtSecret: '', projectDir });
}

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
        let rules: RedirectsHandler | undefined;
        server.watcher.on('all', (_, file) => {
          if (file.startsWith(join(root, CONTENT))) rules = undefined;
        });
        const handle = async (incoming: IncomingMessage, outgoing: ServerResponse, next: () => void): Promise<void> => {
          const { url = '/' } = incoming;
          if (isFunctionPath(url.replace(/\?.*/, '')))
            return respond(incoming, outgoing, (request) => answer(request, incoming.socket.remoteAddress ?? ''));
          const rule = await (rules ??= readRules(root)).match(new Request(new URL(url, 'http://localhost')));
          if (rule?.redirect === true) {
            outgoing.writeHead(rule.statusCode, { location: rule.targetRelative }).end();
            return;
          }
          if (rule !== undefined) incoming.url = rule.target.pathname;
          next();
        };
        server.middlewares.use((incoming, outgoing, next) => void handle(incoming, outgoing, next).catch(next));
      },
      'astro:server:done': () => stopFunctions(),
    },
  };
}
