import type { IncomingMessage, ServerResponse } from 'node:http';
import { buffer } from 'node:stream/consumers';

async function requestOf(incoming: IncomingMessage): Promise<Request> {
  const { method = 'GET', url = '/', headers, headersDistinct } = incoming;
  const body = await buffer(incoming);
  return new Request(`http://${headers.host ?? 'localhost'}${url}`, {
    method,
    headers: Object.entries(headersDistinct).map(([name, values = []]): [string, string] => [name, values.join(', ')]),
    body: body.length > 0 ? body : null,
  });
}

export async function respond(
  incoming: IncomingMessage,
  outgoing: ServerResponse,
  answer: (request: Request) => Response | Promise<Response>,
): Promise<void> {
  const response = await requestOf(incoming)
    .then(answer, () => new Response('Bad Request\n', { status: 400 }))
    .catch((error: unknown) => {
      console.error(error);
      return new Response(null, { status: 500 });
    });
  const body = Buffer.from(await response.arrayBuffer());
  outgoing.writeHead(response.status, { ...Object.fromEntries(response.headers), 'content-length': body.byteLength });
  outgoing.end(body);
}
