import type { Context } from '@netlify/functions';

/**
 * Starts what a stored request sets off, to go on after the answer. Loaded only then: a visitor does not wait for the
 * libraries of mail, and nothing that is wrong with them or with their settings can lose a request.
 */
export const deliverInBackground =
  (context: Pick<Context, 'waitUntil'>, deployContext: string) =>
  (key: string): void => {
    const told = import('#netlify/outbox/outbox-deps.ts').then(({ deliverNow }) => deliverNow(key, deployContext));
    context.waitUntil(told.catch(() => undefined));
  };
