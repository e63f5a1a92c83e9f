import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

export type Server = {
  /** `https://127.0.0.1:34567` */
  origin: string;
  /** The key by which a browser is told to accept the certificate. */
  certificateKey: string;
  stop: () => void;
};

const isAddress = (value: unknown): value is Omit<Server, 'stop'> =>
  typeof value === 'object' && value !== null && 'origin' in value && 'certificateKey' in value;

/**
 * Serves the `dist/` of a project as its CDN would: HTTP/2, TLS, brotli, the site's own headers and redirects. The
 * contact form is answered by the bench, nothing is stored. `pages` are ready before the first visit.
 */
export async function serveDist(root: string, pages: readonly string[]): Promise<Server> {
  const child = fork(fileURLToPath(new URL('dist-server.ts', import.meta.url)), [root, ...pages], { cwd: root });
  const messages: unknown[] = await Promise.race([
    once(child, 'message'),
    once(child, 'exit').then(() => Promise.reject(new Error('the bench’s server did not start'))),
  ]);
  const [address] = messages;
  if (!isAddress(address)) throw new Error('the bench’s server did not say where it is');
  return { ...address, stop: () => child.kill() };
}
