import { once } from 'node:events';
import { createServer, type IncomingMessage, type RequestListener, type Server } from 'node:http';
import { setEnvironmentContext } from '@netlify/blobs';
import contact, { config } from '#netlify/functions/contact/contact.ts';
import outbox from '#netlify/functions/outbox/outbox.ts';
import { blobsDirectory, LOCAL_SITE_ID, startLocalBlobs } from './preview-blobs.ts';
import { addressOf, sendResponse, toRequest } from './preview-http.ts';
import { BuiltSite } from './preview-site.ts';
import { isMissingHost, LOOPBACK } from './serving/port.ts';

export type Preview = { port: number; close: () => Promise<void> };

export type PreviewOptions = {
  sweepMs?: number;
  /** Other computers may ask too. */
  isOpen?: boolean;
  /** Where a request comes from, for the bound on each visitor. */
  visitorOf?: (incoming: IncomingMessage) => string;
};

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

async function answer(
  incoming: IncomingMessage,
  ip: string,
  site: BuiltSite,
  background: Background,
): Promise<Response> {
  const request = toRequest(incoming);
  if (request === null) return new Response('Bad Request\n', { status: 400 });
  if (!isFunctionPath(new URL(request.url).pathname)) return site.answer(request);
  const { waitUntil } = background;
  return contact(request, { ip, requestId: crypto.randomUUID(), deploy: DEPLOY, waitUntil });
}

async function listen(listener: RequestListener, port: number, host: string | undefined): Promise<Server> {
  const server = createServer(listener);
  server.listen(port, host);
  await once(server, 'listening');
  return server;
}

const portOf = (server: Server | undefined): number | undefined => {
  const address = server?.address();
  return typeof address === 'object' ? address?.port : undefined;
};

/** Listens on this computer's own addresses, or on all; port 0 becomes one port for all of them. */
async function listenAll(listener: RequestListener, port: number, isOpen: boolean): Promise<Server[]> {
  const servers: Server[] = [];
  try {
    for (const host of isOpen ? [undefined] : LOOPBACK)
      try {
        servers.push(await listen(listener, portOf(servers[0]) ?? port, host));
      } catch (error) {
        if (servers.length === 0 || !isMissingHost(error)) throw error;
      }
    return servers;
  } catch (error) {
    for (const server of servers) server.close();
    throw error;
  }
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}

/** Serves the built site with its function and a store on disk, without network or account. */
export async function startPreview(
  root: string,
  port: number,
  { sweepMs = SWEEP_MS, isOpen = false, visitorOf = addressOf }: PreviewOptions = {},
): Promise<Preview> {
  const blobs = await startLocalBlobs(blobsDirectory(root));
  const { url, token } = blobs;
  setEnvironmentContext({ siteID: LOCAL_SITE_ID, token, edgeURL: url, uncachedEdgeURL: url, deployID: DEPLOY.id });
  const site = new BuiltSite(root);
  const background = new Background();
  const listener: RequestListener = (incoming, outgoing) => {
    answer(incoming, visitorOf(incoming), site, background)
      .then((response) => sendResponse(incoming, outgoing, response))
      .catch((error: unknown) => {
        console.error(error);
        if (!outgoing.headersSent) outgoing.writeHead(500);
        outgoing.end();
      });
  };
  const servers = await listenAll(listener, port, isOpen).catch(async (error: unknown) => {
    await blobs.stop();
    throw error;
  });
  const sweeping = setInterval(() => {
    background.waitUntil(outbox(new Request('http://localhost/'), { deploy: DEPLOY }));
  }, sweepMs);

  return {
    port: portOf(servers[0]) ?? port,
    close: async () => {
      clearInterval(sweeping);
      await Promise.all(servers.map(closeServer));
      await background.end();
      // Its own clients keep their connections open for some seconds: not waited for.
      void blobs.stop();
    },
  };
}
