import type { IncomingMessage } from 'node:http';
import { isIP } from 'node:net';

/**
 * Whether a request asks for this computer by a number, or as `localhost`. Any other name may be that of a site whose owner has made
 * it point here (DNS rebinding): its pages would read what is answered. Vite asks the same where the site is developed.
 */
export function isAskedByOwnName({ headers: { host } }: Pick<IncomingMessage, 'headers'>): boolean {
  // No browser leaves it out.
  if (host === undefined) return true;
  const name = URL.parse(`http://${host}`)?.hostname ?? '';
  return name === 'localhost' || name.endsWith('.localhost') || isIP(name.replace(/^\[|\]$/g, '')) !== 0;
}
