import type { IncomingMessage, ServerResponse } from 'node:http';

const MAX_IGNORED_BYTES = 256 * 1024 * 1024;
const MAX_IGNORED_MS = 15_000;

/** The address a request comes from; a socket that speaks both versions writes `::ffff:127.0.0.2` for the fourth. */
export const addressOf = (incoming: IncomingMessage): string =>
  (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** A reader that stops early must not cut the connection, or its answer would never arrive. */
function bodyOf(incoming: IncomingMessage): ReadableStream {
  const chunks: AsyncIterator<unknown, unknown> = incoming.iterator({ destroyOnReturn: false });
  return new ReadableStream({
    async pull(controller) {
      const { done, value } = await chunks.next();
      if (done === true) controller.close();
      else controller.enqueue(value);
    },
  });
}

/** The request that Node received, as a function on Netlify receives it; null when its address or headers make no sense. */
export function toRequest(incoming: IncomingMessage): Request | null {
  const { method = 'GET', url = '/', rawHeaders } = incoming;
  const address = `http://${incoming.headers.host ?? 'localhost'}${url}`;
  if (!url.startsWith('/') || !URL.canParse(address)) return null;
  const headers = new Headers();
  try {
    for (let index = 0; index < rawHeaders.length; index += 2) {
      headers.append(rawHeaders[index] ?? '', rawHeaders[index + 1] ?? '');
    }
    const hasBody = !['GET', 'HEAD'].includes(method);
    const init = { method, headers, body: hasBody ? bodyOf(incoming) : null, duplex: 'half' };
    return new Request(address, init);
  } catch {
    return null;
  }
}

/** Reads on what nobody wants, so that a client that is still sending gets to see its answer; not for ever. */
function ignoreRest(incoming: IncomingMessage): void {
  if (incoming.complete) return;
  let left = MAX_IGNORED_BYTES;
  incoming.removeAllListeners('readable');
  incoming.on('error', () => undefined);
  incoming.on('data', (chunk: Buffer) => {
    left -= chunk.byteLength;
    if (left < 0) incoming.destroy();
  });
  const timer = setTimeout(() => incoming.destroy(), MAX_IGNORED_MS);
  incoming.on('close', () => {
    clearTimeout(timer);
  });
}

export async function sendResponse(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  response: Response,
): Promise<void> {
  const body = Buffer.from(await response.arrayBuffer());
  const isEmpty = body.byteLength === 0 || incoming.method === 'HEAD';
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.byteLength });
  outgoing.end(isEmpty ? undefined : body);
  ignoreRest(incoming);
}
