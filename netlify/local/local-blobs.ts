import { once } from 'node:events';
import { chmod, mkdir } from 'node:fs/promises';
import { createServer } from 'node:http';
import { join } from 'node:path';
import { BlobsServer } from '@netlify/blobs/server';
import { sendResponse, toRequest } from './http.ts';

/** The site id that `netlify dev` uses without an account. */
export const LOCAL_SITE_ID = 'unlinked';

/** The folder of the local store, shared with `netlify dev`. */
export const blobsDirectory = (root: string): string => join(root, '.netlify', 'blobs-serve');

export type LocalBlobs = { url: string; token: string; stop: () => Promise<void> };

/**
 * Passes requests to Netlify's `BlobsServer` without its listener, which would listen to the whole network. One request at a time,
 * since its conditional writes are not atomic and its lists fail when a file disappears.
 */
function blobsOf(directory: string, token: string, url: string): (request: Request) => Promise<Response> {
  const server = new BlobsServer({ directory, token });
  // As its `start` would.
  Reflect.set(server, 'address', url);
  const handle: unknown = Reflect.get(server, 'handleRequest');
  if (typeof handle !== 'function') throw new Error('@netlify/blobs has another way to answer a request');
  const answer = async (request: Request): Promise<Response> => {
    const response: unknown = await Reflect.apply(handle, server, [request]);
    return response instanceof Response ? response : new Response(null, { status: 500 });
  };
  let last: Promise<unknown> = Promise.resolve();
  return (request) => {
    const answered = last.then(() => answer(request));
    last = answered.catch(() => undefined);
    return answered;
  };
}

/** Serves the local store. Several servers may share a directory. */
export async function startLocalBlobs(directory: string): Promise<LocalBlobs> {
  // Personal data: readable by its owner only.
  await mkdir(directory, { recursive: true });
  await chmod(directory, 0o700);
  const token = crypto.randomUUID();
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : address)}`;
  const answer = blobsOf(directory, token, url);
  server.on('request', (incoming, outgoing) => {
    const request = toRequest(incoming);
    const answered = request === null ? Promise.resolve(new Response(null, { status: 400 })) : answer(request);
    answered
      .catch(() => new Response(null, { status: 500 }))
      .then((response) => sendResponse(incoming, outgoing, response))
      .catch(() => outgoing.destroy());
  });
  return {
    url,
    token,
    stop: async () => {
      const closed = once(server, 'close');
      server.close();
      await closed;
    },
  };
}
