import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SendingVariables } from '#src/site/environment.ts';

export const TOKEN_HEADER = 'canary-token';

/** The proof that a request comes from the site itself: nobody else can write it for the key of that request. */
export const canaryToken = (secret: string, idempotencyKey: string): string =>
  createHmac('sha256', secret).update(idempotencyKey).digest('hex');

/** Whether the site has sent this to itself. A token that is wrong says nothing: the request is one like any other. */
export function isCanary({ headers }: Request, { CANARY_SECRET: secret }: SendingVariables): boolean {
  const token = headers.get(TOKEN_HEADER);
  if (token === null || !secret) return false;
  const expected = Buffer.from(canaryToken(secret, headers.get('idempotency-key') ?? ''));
  const given = Buffer.from(token);
  return given.length === expected.length && timingSafeEqual(given, expected);
}
