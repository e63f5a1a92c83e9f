import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { onTestFinished } from 'vitest';

export type Answer = (outgoing: ServerResponse) => void;

/** A CRM or a chat on this computer that keeps what it gets, and gives its answers one after the other, then says yes. */
export async function startReceiver(...answers: readonly Answer[]) {
  const coming = [...answers];
  const received: { headers: IncomingMessage['headers']; body: string }[] = [];
  const server = createServer((incoming, outgoing) => {
    void text(incoming).then((body) => {
      received.push({ headers: incoming.headers, body });
      const answer = coming.shift();
      if (answer === undefined) outgoing.end();
      else answer(outgoing);
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${String(port)}/hook`, received };
}
