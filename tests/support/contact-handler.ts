import { handleContact, type ContactDeps } from '#netlify/functions/contact/handle-contact.ts';
import { logLine } from '#netlify/functions/contact/outcome-log.ts';
import { rateLimiter, senderOf } from '#netlify/functions/contact/rate-limit.ts';
import { CONTACT_DEPS } from '#netlify/functions/contact/contact-deps.ts';
import { storeName } from '#netlify/submissions/submission-store.ts';
import { MemoryBlobs, storeOver } from './blobs-memory.ts';

type Fetch = typeof globalThis.fetch;

/** The handler over a store in memory, with a clock and keys of its own. */
export function contactHandler(overrides: Partial<ContactDeps> & { fetch?: Fetch; blobs?: MemoryBlobs } = {}) {
  const blobs = overrides.blobs ?? new MemoryBlobs();
  const { fetch = blobs.fetch, ...deps } = overrides;
  const logs: string[] = [];
  let keys = 0;
  const handle = (request: Request, more: Partial<ContactDeps> = {}) =>
    handleContact(request, {
      sender: senderOf('192.0.2.1'),
      requestId: 'request-1',
      now: () => new Date('2026-11-20T10:00:00Z'),
      newKey: () => `key-${String((keys += 1))}`,
      openStore: (kind, withRetry) => storeOver(storeName('', kind), withRetry(fetch)),
      limiter: rateLimiter({ network: 1000 }, 60_000),
      notices: { isTooMuch: () => false },
      burst: rateLimiter({ network: 20_000 }, 60_000),
      errorShell: () => null,
      log: (entry) => logs.push(logLine(entry)),
      bodyTimeoutMs: CONTACT_DEPS.bodyTimeoutMs,
      retryBudget: CONTACT_DEPS.retryBudget,
      tasksOf: () => [],
      startDelivery: () => undefined,
      ...deps,
      ...more,
    });
  return { handle, blobs, logs };
}
