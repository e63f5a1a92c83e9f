import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/** Whether the host of a request is `localhost` or an IP address. Any other name could be a DNS rebinding attack. */
export function hasLocalHost({ headers: { host } }: Pick<IncomingMessage, 'headers'>): boolean {
  if (host === undefined) return true;
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
