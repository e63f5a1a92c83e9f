import { LocalBlobs } from '#netlify/local/local-blobs.ts';
import type { Fetch } from '#netlify/requests/blobs.ts';
import { parseJson } from '#src/lib/parse-json.ts';
import * as z from 'zod/mini';
import { type RequestRecord, requestRecordSchema } from '#netlify/requests/request-record.ts';

/** The local store in memory. */
export class MemoryBlobs extends LocalBlobs {
  /** The stored requests and suspects. */
  records(): RequestRecord[] {
    const texts = this.paths().map((path) => this.read(path) ?? '');
    return texts.filter((text) => text.startsWith('{')).map((text) => z.parse(requestRecordSchema, parseJson(text)));
  }
}

const never = () => Promise.withResolvers<Response>().promise;

/** What may go wrong with a call to the store. */
const ACTS = {
  none: (call) => call(),
  500: () => Promise.resolve(new Response(null, { status: 500 })),
  429: () => Promise.resolve(new Response(null, { status: 429 })),
  403: () => Promise.resolve(new Response(null, { status: 403 })),
  hang: never,
  refused: () => Promise.reject(new TypeError('fetch failed')),
  // Answers as if it had written, and has not.
  'no etag': () => Promise.resolve(new Response(null, { status: 200 })),
  'lost answer': async (call) => {
    await call();
    throw new TypeError('terminated');
  },
  'hang after write': async (call) => {
    await call();
    return never();
  },
  // Its headers come, and of its body the beginning.
  'endless body': async (call, signal) => {
    const { status, headers } = await call();
    if (status === 204) return new Response(null, { status, headers });
    const begun = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"'));
        signal.addEventListener('abort', () => {
          controller.error(signal.reason);
        });
      },
    });
    return new Response(begun, { status, headers });
  },
} satisfies Record<string, (call: () => Promise<Response>, signal: AbortSignal) => Promise<Response>>;

export type Fault = `${keyof typeof ACTS}`;

export const FAULTS = Object.keys(ACTS) as Fault[];

/** A fetch whose calls meet the given faults one after the other, and none once they are used up. It ends at its signal. */
export function withFaults(fetch: Fetch, faults: readonly Fault[]): Fetch {
  const coming = [...faults];
  return (input, init) => {
    const signal = init?.signal ?? new AbortController().signal;
    const aborted = new Promise<never>((_, reject) => {
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
      });
    });
    return Promise.race([ACTS[coming.shift() ?? 'none'](() => fetch(input, init), signal), aborted]);
  };
}
