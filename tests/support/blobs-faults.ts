type Fetch = typeof globalThis.fetch;

export type Fault =
  'none' | '500' | '429' | '403' | 'hang' | 'refused' | 'no etag' | 'lost answer' | 'hang after write';

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
};

/** A fetch whose calls meet the given faults one after the other, and none once they are used up. */
export function withFaults(fetch: Fetch, faults: readonly Fault[]): Fetch {
  const coming = [...faults];
  return (input, init) => ACTS[coming.shift() ?? 'none'](() => fetch(input, init));
}
