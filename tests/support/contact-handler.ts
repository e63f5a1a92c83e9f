import { type ContactDeps, handleContact } from '#netlify/contact/handle-contact.ts';
import { boundedFetch, type Fetch, VISITOR_BUDGET } from '#netlify/requests/blobs.ts';
import { Records } from '#netlify/requests/records.ts';
import { MemoryBlobs, storeOver } from './blobs-memory.ts';

/** The handler over a store in memory, with a clock and keys of its own. */
export function contactHandler({
  blobs = new MemoryBlobs(),
  fetch = blobs.fetch,
  budget = VISITOR_BUDGET,
  ...overrides
}: Partial<ContactDeps> & { fetch?: Fetch; blobs?: MemoryBlobs; budget?: typeof VISITOR_BUDGET } = {}) {
  let keys = 0;
  const handle = (request: Request, more: Partial<ContactDeps> = {}) =>
    handleContact(request, {
      ip: '192.0.2.1',
      requestId: 'request-1',
      now: () => new Date('2026-11-20T10:00:00Z'),
      newKey: () => `key-${String((keys += 1))}`,
      openRecords: () => {
        const bounded = boundedFetch(fetch, budget);
        return new Records(() => storeOver('contact', bounded));
      },
      limiter: () => 0,
      errorShell: () => null,
      bodyTimeoutMs: 5000,
      tasksOf: () => [],
      startDelivery: () => undefined,
      ...overrides,
      ...more,
    });
  return { handle, blobs };
}
