import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';
import { sendResponse, toRequest } from '#netlify/local/http.ts';

/** The address of a server that answers as a function does, until the test is over. */
export async function serveRequests(answer: (request: Request) => Promise<Response>): Promise<string> {
  const server = createServer((incoming, outgoing) => {
    const request = toRequest(incoming);
    if (request !== null) void answer(request).then((response) => sendResponse(incoming, outgoing, response));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
}
