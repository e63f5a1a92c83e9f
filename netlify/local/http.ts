import type { IncomingMessage, ServerResponse } from 'node:http';

/** The client's address, without the `::ffff:` that dual-stack sockets put before IPv4. */
export const addressOf = (incoming: IncomingMessage): string =>
  (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, '');

/** The body of a request. Keeps the connection open for the answer if the reader stops early. */
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

/** Converts a request of Node's server; null if its address or headers are invalid. */
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
  // Reads the rest, because clients read the answer only after sending everything.
  if (!incoming.complete)
    incoming
      .removeAllListeners('readable')
      .on('error', () => undefined)
      .resume();
}
