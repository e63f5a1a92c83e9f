type Fetch = typeof globalThis.fetch;

export type Fault =
  'none' | '500' | '429' | '403' | 'hang' | 'refused' | 'no etag' | 'lost answer' | 'hang after write' | 'endless body';

export const FAULTS: readonly Fault[] = [
  'none',
  '500',
  '429',
  '403',
  'hang',
  'refused',
  'no etag',
  'lost answer',
  'hang after write',
  'endless body',
];

const never = () => Promise.withResolvers<Response>().promise;

const ACTS: Readonly<Record<Fault, (call: () => Promise<Response>) => Promise<Response>>> = {
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
  'endless body': async (call) => {
    const { status, headers } = await call();
    if (status === 204) return new Response(null, { status, headers });
    const begun = new ReadableStream({
      start(controller) {
        controller.enqueue(new TextEncoder().encode('{"'));
      },
    });
    return new Response(begun, { status, headers });
  },
};

/** A fetch whose calls meet the given faults one after the other, and none once they are used up. */
export function withFaults(fetch: Fetch, faults: readonly Fault[]): Fetch {
  const coming = [...faults];
  return (input, init) => ACTS[coming.shift() ?? 'none'](() => fetch(input, init));
}
