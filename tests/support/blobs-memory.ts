import { createHash } from 'node:crypto';
import { getStore, type Store } from '@netlify/blobs';

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
    const [, key = ''] = /\/site:([^?]+)/.exec(decodeURIComponent(request.url)) ?? [];
    const body = await request.text();
    if (request.method === 'PUT') return this.#put(key, body, request.headers.get('if-none-match') === '*');
    const text = this.objects.get(key);
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { etag: etagOf(text) } });
  };

  #put(key: string, body: string, isConditional: boolean): Response {
    if (isConditional && this.objects.has(key)) return new Response(null, { status: 412 });
    this.writes += 1;
    this.objects.set(key, body);
    return new Response(null, { headers: { etag: etagOf(body) } });
  }

  /** What was stored, read back, oldest first. */
  records(): unknown[] {
    return [...this.objects.values()].map((text): unknown => JSON.parse(text));
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
