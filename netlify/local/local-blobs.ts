import { hash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getStore, type Store } from '@netlify/blobs';
import { type Fetch, REGION } from '#netlify/requests/blobs.ts';
import { sendResponse, toRequest } from './http.ts';

/** The file of the local store. */
export const blobsFile = (root: string): string => join(root, '.netlify', 'requests', 'blobs.sqlite');

/** The client requires these values, but a local store ignores them. */
const ACCESS = { siteID: 'local', token: 'local' };
const UNUSED_URL = 'http://blobs.example';

const etagOf = (text: string): string => `"${hash('sha256', text)}"`;

/** Netlify Blobs in SQLite. A path is a store and a key: `contact/2026-11/<id>`. Several processes may share a file. */
export class LocalBlobs {
  readonly #database: DatabaseSync;

  constructor(file = ':memory:') {
    this.#database = new DatabaseSync(file, { timeout: 1000 });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.#database.exec('CREATE TABLE IF NOT EXISTS blobs (path TEXT PRIMARY KEY, text TEXT, etag TEXT)');
  }

  /** Answers the requests of Netlify's client. */
  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const [, path = ''] = /\/site:(.+)/.exec(decodeURIComponent(pathname)) ?? [];
    if (request.method === 'DELETE') {
      this.delete(path);
      return new Response(null, { status: 204 });
    }
    if (request.method === 'PUT') {
      const text = await request.text();
      const isWritten = this.write(path, text, request.headers.get('if-match'), request.headers.has('if-none-match'));
      return new Response(null, isWritten ? { headers: { etag: etagOf(text) } } : { status: 412 });
    }
    if (!path.includes('/'))
      return this.#list(`${path}/`, searchParams.get('prefix') ?? '', searchParams.has('directories'));
    const text = this.read(path);
    return text === undefined
      ? new Response(null, { status: 404 })
      : new Response(text, { headers: { etag: etagOf(text) } });
  };

  #list(store: string, prefix: string, asFolders: boolean): Response {
    const blobs = this.paths(store + prefix).map((path) => path.slice(store.length));
    const folders = blobs.map((key) => /^[^/]*(?=\/)/.exec(key.slice(prefix.length))?.[0]);
    const directories = [...new Set(folders)].filter((folder) => folder !== undefined).map((folder) => prefix + folder);
    return Response.json(asFolders ? { blobs: [], directories } : { blobs: blobs.map((key) => ({ key })) });
  }

  read(path: string): string | undefined {
    return this.#database.prepare('SELECT text FROM blobs WHERE path = ?').get(path)?.text?.toString();
  }

  /** Writes a text, unless `etag` differs or `isNew` is set and the path exists. Returns whether it wrote the text. */
  write(path: string, text: string, etag: string | null = null, isNew = false): boolean {
    const replace = isNew ? 'NOTHING' : 'UPDATE SET text = excluded.text, etag = excluded.etag';
    const insert = this.#database.prepare(`INSERT INTO blobs VALUES (?, ?, ?) ON CONFLICT DO ${replace}`);
    const update = this.#database.prepare('UPDATE blobs SET text = ?, etag = ? WHERE path = ? AND etag = ?');
    const { changes } =
      etag === null ? insert.run(path, text, etagOf(text)) : update.run(text, etagOf(text), path, etag);
    return changes > 0;
  }

  delete(path: string): void {
    this.#database.prepare('DELETE FROM blobs WHERE path = ?').run(path);
  }

  /** The paths that begin with `start`, in order. */
  paths(start = ''): string[] {
    const rows = this.#database.prepare('SELECT path FROM blobs WHERE path >= ? AND path < ? ORDER BY path');
    return rows.all(start, `${start}\u{10FFFF}`).map(({ path }) => String(path));
  }
}

/** Opens the local store of a project. The store has personal data, so only its owner can read the folder. */
export function openLocalBlobs(root: string): LocalBlobs {
  const directory = dirname(blobsFile(root));
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  return new LocalBlobs(blobsFile(root));
}

/** Netlify's client, with `fetch` as its server. */
export const localStore = (name: string, fetch: Fetch): Store =>
  getStore({
    name,
    fetch,
    region: REGION,
    consistency: 'strong',
    ...ACCESS,
    edgeURL: UNUSED_URL,
    uncachedEdgeURL: UNUSED_URL,
  });

/** Serves blobs to this computer only. Returns the context that Netlify gives a function. */
export async function serveBlobs(blobs: LocalBlobs) {
  const token = crypto.randomUUID();
  const server = createServer((incoming, outgoing) => {
    const request = toRequest(incoming);
    const isAllowed = request?.headers.get('authorization') === `Bearer ${token}`;
    const answer = isAllowed ? blobs.fetch(request) : Promise.resolve(new Response(null, { status: 403 }));
    answer
      .catch(() => new Response(null, { status: 500 }))
      .then((response) => sendResponse(incoming, outgoing, response))
      .catch(() => outgoing.destroy());
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const url = `http://127.0.0.1:${String(typeof address === 'object' ? address?.port : address)}`;
  const context = { ...ACCESS, token, edgeURL: url, uncachedEdgeURL: url, deployID: '0' };
  const stop = (): void => {
    server.close();
  };
  return { context, stop };
}
