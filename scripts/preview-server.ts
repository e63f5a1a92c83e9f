import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { setEnvironmentContext } from '@netlify/blobs';
import contact, { config } from '#netlify/functions/contact/contact.ts';
import outbox from '#netlify/functions/outbox/outbox.ts';
import { blobsDirectory, LOCAL_SITE_ID, startLocalBlobs } from './preview-blobs.ts';
import { addressOf, sendResponse, toRequest } from './preview-http.ts';
import { BuiltSite } from './preview-site.ts';

export type Preview = { port: number; close: () => Promise<void> };

const DEPLOY = { context: 'dev', id: '0', published: false };
/** Netlify's own schedule is longer; here somebody may be waiting to see the mail. */
const SWEEP_MS = 60_000;

/** Netlify routes to a function whatever the case and with or without a final slash. */
const isFunctionPath = (pathname: string): boolean => pathname.toLowerCase().replace(/\/$/, '') === config.path;

/** What functions have begun and not yet finished. */
class Background {
  readonly #work = new Set<Promise<unknown>>();

  readonly waitUntil = (work: Promise<unknown>): void => {
    this.#work.add(work);
    void work.catch(console.error).finally(() => this.#work.delete(work));
  };

  async end(): Promise<void> {
    await Promise.allSettled(this.#work);
  }
}

async function answer(incoming: IncomingMessage, site: BuiltSite, background: Background): Promise<Response> {
  const request = toRequest(incoming);
  if (request === null) return new Response('Bad Request\n', { status: 400 });
  if (!isFunctionPath(new URL(request.url).pathname)) return site.answer(request);
  const { waitUntil } = background;
  return contact(request, { ip: addressOf(incoming), requestId: crypto.randomUUID(), deploy: DEPLOY, waitUntil });
}

/** Serves the built site with its function and a store on disk, without network or account. */
export async function startPreview(root: string, port: number, sweepMs = SWEEP_MS): Promise<Preview> {
  const blobs = await startLocalBlobs(blobsDirectory(root));
  const { url, token } = blobs;
  setEnvironmentContext({ siteID: LOCAL_SITE_ID, token, edgeURL: url, uncachedEdgeURL: url, deployID: DEPLOY.id });
  const site = new BuiltSite(root);
  const background = new Background();
  const sweeping = setInterval(() => {
    background.waitUntil(outbox(new Request('http://localhost/'), { deploy: DEPLOY }));
  }, sweepMs);

  const server = createServer((incoming, outgoing) => {
    answer(incoming, site, background)
      .then((response) => sendResponse(incoming, outgoing, response))
      .catch((error: unknown) => {
        console.error(error);
        if (!outgoing.headersSent) outgoing.writeHead(500);
        outgoing.end();
      });
  });
  const { promise: listening, resolve, reject } = Promise.withResolvers<undefined>();
  server.once('error', reject).listen(port, () => {
    resolve(undefined);
  });
  await listening.catch(async (error: unknown) => {
    await blobs.stop();
    throw error;
  });

  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      clearInterval(sweeping);
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
      await background.end();
      // Its own clients keep their connections open for some seconds: not waited for.
      void blobs.stop();
    },
  };
}
