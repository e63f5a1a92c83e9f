import { hash } from 'node:crypto';
import { once } from 'node:events';
import { chmodSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { getStore, type Store } from '@netlify/blobs';
import { type Fetch, REGION } from '#netlify/requests/blobs.ts';
import { respond } from './http.ts';

export const blobsFile = (root: string): string => join(root, '.netlify', 'requests', 'blobs.sqlite');

/** Netlify's client requires these values, but a local store ignores them. */
const UNUSED_URL = 'http://blobs.example';
const ACCESS = { siteID: 'local', token: 'local', edgeURL: UNUSED_URL, uncachedEdgeURL: UNUSED_URL };

const etagOf = (text: string): string => `"${hash('sha256', text)}"`;
const withEtag = (body: string | null, text: string): Response =>
  new Response(body, { headers: { etag: etagOf(text) } });

/** Netlify Blobs in SQLite. A path is a store and a key: `contact/2026-11/<id>`. */
export class LocalBlobs {
  readonly #database: DatabaseSync;

  constructor(file = ':memory:') {
    this.#database = new DatabaseSync(file, { timeout: 1000 });
    this.#database.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
    this.#database.exec('CREATE TABLE IF NOT EXISTS blobs (path TEXT PRIMARY KEY, text TEXT, etag TEXT)');
  }

  readonly fetch: Fetch = async (input, init) => {
    const request = new Request(input, init);
    const { pathname, searchParams } = new URL(request.url);
    const [, path = ''] = /\/site:(.+)/.exec(decodeURIComponent(pathname)) ?? [];
    if (request.method === 'DELETE') {
      this.delete(path);
      return new Response(null, { status: 204 });
    }
    if (request.method === 'PUT') {
      const { headers } = request;
      const text = await request.text();
      const isWritten = this.write(path, text, headers.get('if-match'), headers.has('if-none-match'));
      return isWritten ? withEtag(null, text) : new Response(null, { status: 412 });
    }
    if (!path.includes('/'))
      return this.#list(`${path}/`, searchParams.get('prefix') ?? '', searchParams.has('directories'));
    const text = this.read(path);
    return text === undefined ? new Response(null, { status: 404 }) : withEtag(text, text);
  };

  #list(store: string, prefix: string, asFolders: boolean): Response {
    const keys = this.paths(store + prefix).map((path) => path.slice(store.length));
    if (!asFolders) return Response.json({ blobs: keys.map((key) => ({ key })) });
    const folders = keys.flatMap((key) => /^[^/]*(?=\/)/.exec(key.slice(prefix.length)) ?? []);
    return Response.json({ blobs: [], directories: [...new Set(folders)].map((folder) => prefix + folder) });
  }

  read(path: string): string | undefined {
    return this.#database.prepare('SELECT text FROM blobs WHERE path = ?').get(path)?.text?.toString();
  }

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

  paths(start = ''): string[] {
    const rows = this.#database.prepare('SELECT path FROM blobs WHERE path >= ? AND path < ? ORDER BY path');
    return rows.all(start, `${start}\u{10FFFF}`).map(({ path }) => String(path));
  }
}

/** The store has personal data, so only the owner of the folder can read it. */
export function openLocalBlobs(root: string): LocalBlobs {
  const directory = dirname(blobsFile(root));
  mkdirSync(directory, { recursive: true });
  chmodSync(directory, 0o700);
  return new LocalBlobs(blobsFile(root));
}

export const localStore = (name: string, fetch: Fetch): Store =>
  getStore({ name, fetch, region: REGION, consistency: 'strong', ...ACCESS });

export async function serveBlobs(blobs: LocalBlobs) {
  const token = crypto.randomUUID();
  const server = createServer((incoming, outgoing) => {
    const isAllowed = incoming.headers.authorization === `Bearer ${token}`;
    void respond(incoming, outgoing, (request) =>
      isAllowed ? blobs.fetch(request) : new Response(null, { status: 403 }),
    );
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    context: { ...ACCESS, token, edgeURL: url, uncachedEdgeURL: url, deployID: '0' },
    stop: () => void server.close(),
  };
}
