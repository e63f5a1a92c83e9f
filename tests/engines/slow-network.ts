import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout } from 'node:timers/promises';

/** The latency of Lighthouse's mobile profile. */
const LATENCY_MS = 150;

/** Forwards requests to the site with the latency of a mobile network. */
export function slowNetwork(site: string) {
  const network = {
    /** Tests replace this function to delay requests further. If its promise rejects, the connection is closed. */
    wait: (path: string): Promise<unknown> => Promise.resolve(path),
    origin: '',
    stop: () => server.close(),
  };
  const server = createServer((incoming, outgoing) => {
    const { url = '', method, headers } = incoming;
    const cut = () => outgoing.destroy();
    void Promise.all([setTimeout(LATENCY_MS), network.wait(url)]).then(() => {
      const forwarded = request(new URL(url, site), { method, headers, agent: false }, (answer) => {
        outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
        answer.pipe(outgoing);
      });
      incoming.pipe(forwarded.on('error', cut));
    }, cut);
  }).listen(0);
  network.origin = `http://localhost:${String((server.address() as AddressInfo).port)}`;
  return network;
}
