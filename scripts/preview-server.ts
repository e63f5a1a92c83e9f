import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { join, sep } from 'node:path';
import { pathToFileURL } from 'node:url';
import { respond } from '#netlify/local/http.ts';
import { type Functions, isFunctionPath, startLocalFunctions } from '#netlify/local/local-functions.ts';
import { FUNCTIONS_FOLDER } from '#src/site/function-files.ts';
import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { brotliCompressSync, constants } from 'node:zlib';
import { type Header, parseAllHeaders } from '@netlify/headers-parser';
import { RedirectsHandler } from '@netlify/redirects';
import { lookup } from 'mrmime';
import { readRedirects } from '#src/integrations/redirects.ts';

const COMPRESSIBLE = /^text\/|json|javascript|xml/;

const isFile = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true;
};

async function findFile(directory: string, pathname: string): Promise<string | null> {
  const path = join(directory, decodeURIComponent(pathname));
  if (path.includes('\0') || !`${path}${sep}`.startsWith(`${directory}${sep}`)) return null;
  const candidates = pathname.endsWith('/')
    ? [join(path, 'index.html')]
    : [path, `${path}.html`, join(path, 'index.html')];
  for (const candidate of candidates) if (await isFile(candidate)) return candidate;
  return null;
}

const compressed = new Map<string, Buffer>();

async function fileResponse(path: string, request: Request, status: number): Promise<Response> {
  const content = await readFile(path);
  // mrmime has no type for `.ico`.
  const type = path.endsWith('.ico') ? 'image/x-icon' : (lookup(path) ?? 'application/octet-stream');
  const isText = COMPRESSIBLE.test(type);
  const isCompressed = isText && /\bbr\b/.test(request.headers.get('accept-encoding') ?? '');
  const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 32)}${isCompressed ? '-br' : ''}"`;
  const headers = new Headers({
    'cache-control': 'public,max-age=0,must-revalidate',
    'content-type': isText ? `${type}; charset=utf-8` : type,
    etag,
  });
  if (isText) headers.set('vary', 'Accept-Encoding');
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  if (!isCompressed) return new Response(content, { status, headers });
  const body = compressed.get(etag) ?? brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } });
  compressed.set(etag, body);
  headers.set('content-encoding', 'br');
  return new Response(new Uint8Array(body), { status, headers });
}

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

async function readHeaders(headersFile: string, netlifyConfigPath: string): Promise<Header[]> {
  const sources = { headersFiles: [headersFile], netlifyConfigPath, configHeaders: undefined };
  const { headers, errors } = await parseAllHeaders({ ...sources, minimal: false });
  if (errors.length > 0) throw new AggregateError(errors, 'Headers syntax errors');
  return headers.filter((rule) => 'forRegExp' in rule);
}

/** Answers from a built site as Netlify’s CDN does, with headers and redirects but without rewrites to other hosts. */
export class BuiltSite {
  readonly #directory: string;
  readonly #redirects: RedirectsHandler;
  readonly #rules = new Map<string, Promise<Rule | undefined>>();
  readonly #headers: Promise<Header[]>;

  constructor(root: string) {
    const configPath = join(root, 'netlify.toml');
    this.#directory = join(root, 'dist');
    this.#headers = readHeaders(join(this.#directory, '_headers'), configPath);
    this.#redirects = new RedirectsHandler({
      configPath,
      configRedirects: readRedirects(root),
      jwtRoleClaim: '',
      jwtSecret: '',
      projectDir: root,
      publicDir: this.#directory,
    });
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!isDecodable(pathname)) return this.#notFound(request);
    const rule = await this.#match(request);
    if (rule?.force === true) return this.#follow(rule, request);
    const file = await findFile(this.#directory, pathname);
    if (file !== null) {
      return ['GET', 'HEAD'].includes(request.method)
        ? this.#serve(file, request, 200)
        : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const unslashed = pathname.replace(/\/+$/, '');
    if (unslashed !== pathname && unslashed !== '' && (await findFile(this.#directory, unslashed)) !== null) {
      // A browser would read the text after two leading slashes as a host.
      return redirection(301, `${unslashed.replace(/^\/+/, '/')}${search}`);
    }
    return rule === undefined ? this.#notFound(request) : this.#follow(rule, request);
  }

  #match(request: Request): Promise<Rule | undefined> {
    const rule = this.#rules.get(request.url) ?? this.#redirects.match(request);
    this.#rules.set(request.url, rule);
    return rule;
  }

  async #follow({ external, redirect, statusCode, target }: Rule, request: Request): Promise<Response> {
    if (redirect) {
      return redirection(statusCode, external ? target.href : `${target.pathname}${target.search}${target.hash}`);
    }
    const file = external ? null : await findFile(this.#directory, target.pathname);
    return file === null ? this.#notFound(request) : this.#serve(file, request, statusCode);
  }

  async #notFound(request: Request): Promise<Response> {
    const page = await findFile(this.#directory, '/404');
    return page === null ? new Response('Not Found\n', { status: 404 }) : this.#serve(page, request, 404);
  }

  async #serve(file: string, request: Request, status: number): Promise<Response> {
    const response = await fileResponse(file, request, status);
    const { pathname } = new URL(request.url);
    for (const { forRegExp, values } of await this.#headers)
      if (forRegExp.test(pathname))
        for (const [name, value] of Object.entries(values)) response.headers.set(name, value);
    return response;
  }
}

const redirection = (status: number, location: string) => new Response(null, { status, headers: { location } });

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}

export type Preview = { port: number; close: () => Promise<void> };

export type PreviewOptions = {
  isPublic?: boolean;
  visitorOf?: (incoming: IncomingMessage) => string;
};

function bundledFunctions(root: string): Functions {
  const load = (name: string) => import(pathToFileURL(join(root, FUNCTIONS_FOLDER, `${name}.mjs`)).href);
  return { contact: () => load('contact'), sweep: () => load('sweep') };
}

export async function startPreview(
  root: string,
  port: number,
  { isPublic = false, visitorOf = ({ socket }) => socket.remoteAddress ?? '' }: PreviewOptions = {},
): Promise<Preview> {
  const functions = await startLocalFunctions(root, bundledFunctions(root));
  const site = new BuiltSite(root);
  const server = createServer((incoming, outgoing) => {
    void respond(incoming, outgoing, (request) => {
      const isCall = isFunctionPath(new URL(request.url).pathname);
      return isCall ? functions.answer(request, visitorOf(incoming)) : site.answer(request);
    });
  });
  try {
    await once(isPublic ? server.listen(port) : server.listen(port, '127.0.0.1'), 'listening');
  } catch (error) {
    await functions.stop();
    throw error;
  }
  const address = server.address();
  return {
    port: typeof address === 'object' && address !== null ? address.port : port,
    close: async () => {
      // Waits up to ten seconds for open requests, so that no request is cut off while it is being stored.
      const closed = once(server, 'close');
      server.close();
      setTimeout(() => server.closeAllConnections(), 10_000).unref();
      await closed;
      await functions.stop();
    },
  };
}

export function stopAtSignal(stop: () => Promise<unknown>): void {
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit()));
}
