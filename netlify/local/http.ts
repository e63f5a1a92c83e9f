import type { IncomingMessage, ServerResponse } from 'node:http';

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
  const { method = 'GET', url = '/', headers, headersDistinct } = incoming;
  if (!url.startsWith('/')) return null;
  try {
    const init = {
      method,
      headers: Object.entries(headersDistinct).flatMap(([name, values = []]) =>
        values.map((value): [string, string] => [name, value]),
      ),
      body: ['GET', 'HEAD'].includes(method) ? null : bodyOf(incoming),
      duplex: 'half',
    };
    return new Request(`http://${headers.host ?? 'localhost'}${url}`, init);
  } catch {
    return null;
  }
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
  // A client that is still sending reads its answer only once it has sent everything.
  if (!incoming.complete)
    incoming
      .removeAllListeners('readable')
      .on('error', () => undefined)
      .resume();
}
