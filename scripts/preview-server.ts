import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { respond } from '#netlify/local/http.ts';
import { type Functions, isFunctionPath, startLocalFunctions } from '#netlify/local/local-functions.ts';
import { FUNCTIONS_FOLDER } from '#src/site/function-files.ts';
import { BuiltSite } from './preview-site.ts';

export type Preview = { port: number; close: () => Promise<void> };

export type PreviewOptions = {
  isOpen?: boolean;
  visitorOf?: (incoming: IncomingMessage) => string;
};

function bundledFunctions(root: string): Functions {
  const load = (name: string) => import(pathToFileURL(join(root, FUNCTIONS_FOLDER, `${name}.mjs`)).href);
  return { contact: () => load('contact'), sweep: () => load('sweep') };
}

export async function startPreview(
  root: string,
  port: number,
  { isOpen = false, visitorOf = ({ socket }) => socket.remoteAddress ?? '' }: PreviewOptions = {},
): Promise<Preview> {
  const functions = await startLocalFunctions(root, bundledFunctions(root));
  const site = new BuiltSite(root);
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing, (request) => {
      const isCall = isFunctionPath(new URL(request.url).pathname);
      return isCall ? functions.answer(request, visitorOf(incoming)) : site.answer(request);
    });
  });
  try {
    await once(isOpen ? server.listen(port) : server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    await functions.stop();
    throw error;
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      // Waits for open requests before closing, so that no request is cut off while it is being stored.
      const closed = once(server, 'close');
      server.close();
      setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await closed;
      await functions.stop();
    },
  };
}

export function stopAtSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit()));
}
