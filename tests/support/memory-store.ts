import { LocalBlobs } from '#netlify/local/local-blobs.ts';
import type { Fetch } from '#netlify/requests/blobs.ts';
import { parseRecord } from '#netlify/requests/records.ts';
import type { RequestRecord } from '#netlify/requests/request-record.ts';

export class MemoryBlobs extends LocalBlobs {
  /** The stored requests and suspects. */
  records(): RequestRecord[] {
    return this.paths().flatMap((path) => parseRecord(this.read(path) ?? '') ?? []);
  }
}

const pending = () => Promise.withResolvers<Response>().promise;

/** The behaviour of a call to the store under each fault. */
const BEHAVIOURS = {
  none: (call) => call(),
  500: () => Promise.resolve(new Response(null, { status: 500 })),
  429: () => Promise.resolve(new Response(null, { status: 429 })),
  403: () => Promise.resolve(new Response(null, { status: 403 })),
  hang: pending,
  refused: () => Promise.reject(new TypeError('fetch failed')),
  // Reports success without a write.
  'no etag': () => Promise.resolve(new Response(null, { status: 200 })),
  'lost answer': async (call) => {
    await call();
    throw new TypeError('terminated');
  },
  'hang after write': async (call) => {
    await call();
    return pending();
  },
  // Sends the headers and the beginning of the body, and never ends the body.
  'endless body': async (call, signal) => {
    const { status, headers } = await call();
    if (status === 204) return new Response(null, { status, headers });
    const body = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"'));
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
      },
    });
    return new Response(body, { status, headers });
  },
} satisfies Record<string, (call: () => Promise<Response>, signal: AbortSignal) => Promise<Response>>;

export type Fault = `${keyof typeof BEHAVIOURS}`;

export const FAULTS = Object.keys(BEHAVIOURS) as Fault[];

/** A fetch that applies one fault to each call, in order, then none. A call rejects when its signal aborts. */
export function withFaults(fetch: Fetch, faults: readonly Fault[]): Fetch {
  const queue = [...faults];
  return (input, init) => {
    const signal = init?.signal ?? new AbortController().signal;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
    return Promise.race([BEHAVIOURS[queue.shift() ?? 'none'](() => fetch(input, init), signal), aborted]);
  };
}
