import { createHash } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';
import * as z from 'zod/mini';
import { type RequestRecord, requestRecordSchema } from '#netlify/requests/request-record.ts';

type Fetch = typeof globalThis.fetch;

/**
 * A Blobs store in memory, behind the `fetch` of the client. Unlike the local BlobsServer its conditional write is
 * atomic, and faults can be put in front of it.
 */
export class MemoryBlobs {
  readonly objects = new Map<string, string>();
  writes = 0;

  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const [, key = ''] = /\/site:(.+)/.exec(decodeURIComponent(pathname)) ?? [];
    if (request.method === 'PUT') return this.#put(key, await request.text(), request.headers);
    if (request.method === 'DELETE') return this.#delete(key);
    if (!key.includes('/'))
      return this.#list(key, searchParams.get('prefix') ?? '', searchParams.get('directories') === 'true');
    const text = this.objects.get(key);
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { etag: etagOf(text) } });
  };

  #put(key: string, body: string, headers: Headers): Response {
    const before = this.objects.get(key);
    const isRefused = headers.get('if-none-match') === '*' && before !== undefined;
    const wanted = headers.get('if-match');
    const isStale = wanted !== null && (before === undefined || etagOf(before) !== wanted);
    if (isRefused || isStale) return new Response(null, { status: 412 });
    this.writes += 1;
    this.objects.set(key, body);
    return new Response(null, { headers: { etag: etagOf(body) } });
  }

  #delete(key: string): Response {
    this.objects.delete(key);
    return new Response(null, { status: 204 });
  }

  #list(store: string, prefix: string, asFolders: boolean): Response {
    const blobs = [...this.objects]
      .map(([key, text]) => ({
        key: key.slice(store.length + 1),
        etag: etagOf(text),
        isOurs: key.startsWith(`${store}/`),
      }))
      .filter(({ key, isOurs }) => isOurs && key.startsWith(prefix));
    const folders = blobs.map(({ key }) => /^[^/]*(?=\/)/.exec(key.slice(prefix.length))?.[0]);
    const directories = [...new Set(folders)].filter((folder) => folder !== undefined).map((folder) => prefix + folder);
    return Response.json(asFolders ? { blobs: [], directories } : { blobs, directories: [] });
  }

  /** The stored requests and suspects, oldest first. */
  records(): RequestRecord[] {
    return [...this.objects.values()]
      .filter((text) => text.startsWith('{'))
      .map((text) => z.parse(requestRecordSchema, JSON.parse(text)));
  }
}

const etagOf = (text: string): string => `"${createHash('sha256').update(text).digest('hex')}"`;

/** A store of the real client that talks to `fetch`, as a function on Netlify would talk to the edge. */
export const storeOver = (name: string, fetch: Fetch): Store =>
  getStore({
    name,
    fetch,
    siteID: 'site',
    token: 'token',
    region: 'eu-central-1',
    consistency: 'strong',
    edgeURL: 'http://blobs.example',
    uncachedEdgeURL: 'http://blobs.example',
  });

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
} satisfies Record<string, (call: () => Promise<Response>) => Promise<Response>>;

export type Fault = `${keyof typeof ACTS}`;

export const FAULTS = Object.keys(ACTS) as Fault[];

/** A fetch whose calls meet the given faults one after the other, and none once they are used up. */
export function withFaults(fetch: Fetch, faults: readonly Fault[]): Fetch {
  const coming = [...faults];
  return (input, init) => ACTS[coming.shift() ?? 'none'](() => fetch(input, init));
}
