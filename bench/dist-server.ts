import { readdir } from 'node:fs/promises';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { join, relative } from 'node:path';
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { paths } from '#src/site/paths.ts';
import { BuiltSite } from '../scripts/preview-site.ts';
import { brotli } from './brotli.ts';
import { EMPTY_PAGE, EMPTY_PAGE_PATH } from './empty-page.ts';

type Certificate = { key: Buffer; cert: Buffer; publicKeyHash: string };

/** A certificate for 127.0.0.1, signed by nobody and kept nowhere: browsers speak HTTP/2 over TLS only. */
function throwAwayCertificate(): Certificate {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2'];
  const subject = ['-subj', '/CN=127.0.0.1', '-addext', 'subjectAltName=IP:127.0.0.1'];
  try {
    execFileSync('openssl', [...request, ...subject, '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
    const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    return { key, cert, publicKeyHash: createHash('sha256').update(publicKey).digest('base64') };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

// A process of its own, so that what the bench does meanwhile delays no answer: `node dist-server.ts <project> [<page> ...]`.

type Answer = { status: number; headers: Record<string, string>; content: Buffer };

const COMPRESSIBLE = /^text\/|json|javascript|xml/;

/** An answer as it goes out, compressed where that helps. */
async function outgoing(answer: Response): Promise<Answer> {
  const plain = Buffer.from(await answer.arrayBuffer());
  const isCompressed = COMPRESSIBLE.test(answer.headers.get('content-type') ?? '');
  const content = isCompressed ? brotli(plain) : plain;
  return {
    status: answer.status,
    headers: {
      ...Object.fromEntries(answer.headers),
      'content-length': String(content.byteLength),
      ...(isCompressed && { 'content-encoding': 'br' }),
    },
    content,
  };
}

let submissions = 0;

/** The form's first submission is refused, the next one stored: a visitor sees both answers. */
function contactAnswer(): Response {
  submissions += 1;
  return submissions % 2 === 1
    ? Response.json({ errors: { email: ['Cette adresse ne reçoit pas de courrier'] } }, { status: 422 })
    : Response.json({ message: 'Votre demande a bien été reçue.' }, { status: 201 });
}

/** A cache at the edges of a CDN: filled once, then sent as it is, without work that would slow the browser beside it. */
class Edge {
  private readonly held = new Map<string, Promise<Answer>>();
  private readonly site: BuiltSite;

  constructor(root: string) {
    this.site = new BuiltSite(root);
  }

  get(url: URL): Promise<Answer> {
    const known = this.held.get(url.href) ?? this.fetched(url);
    this.held.set(url.href, known);
    return known;
  }

  /** The same as it is written. */
  async text(url: URL): Promise<string> {
    return (await this.site.answer(new Request(url))).text();
  }

  private async fetched(url: URL): Promise<Answer> {
    if (url.pathname === EMPTY_PAGE_PATH)
      return outgoing(new Response(EMPTY_PAGE, { headers: { 'content-type': 'text/html' } }));
    return outgoing(await this.site.answer(new Request(url)));
  }
}

async function send(edge: Edge, url: URL, request: Http2ServerRequest, response: Http2ServerResponse) {
  const isSubmission = url.pathname === paths.apiContact && request.method === 'POST';
  const { status, headers, content } = await (isSubmission ? outgoing(contactAnswer()) : edge.get(url));
  response.writeHead(status, headers);
  response.end(content);
}

const ASSET = /\.(js|css|svg|woff2|png|ico|webp|avif|jpg)$/;

const [root = process.cwd(), ...pages] = process.argv.slice(2);
const edge = new Edge(root);
const { key, cert, publicKeyHash } = throwAwayCertificate();
let origin = 'https://127.0.0.1';
const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
  send(edge, new URL(request.url, origin), request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500);
    response.end();
  });
});
/** The pages to be visited, what they name and all scripts are at the edge before the first visit. */
async function start(): Promise<void> {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  origin = `https://127.0.0.1:${address.port}`;
  const at = (path: string) => new URL(path, origin);
  const html = (await Promise.all(pages.map((path) => edge.text(at(path))))).join('\n');
  const files = await readdir(join(root, 'dist'), { recursive: true, withFileTypes: true });
  const assets = files
    .filter((file) => file.isFile() && ASSET.test(file.name))
    .map((file) => `/${relative(join(root, 'dist'), join(file.parentPath, file.name)).replaceAll('\\', '/')}`)
    // With thousands of courses, most drawings are those of other pages.
    .filter((path) => path.startsWith('/_astro/') || html.includes(path));
  for (const path of [EMPTY_PAGE_PATH, ...pages, ...assets]) await edge.get(at(path));
  process.send?.({ origin, certificateKey: publicKeyHash });
}

server.listen(0, '127.0.0.1', () => {
  start().catch((error: unknown) => {
    console.error(error);
    process.exit(1);
  });
});
process.once('disconnect', () => process.exit());
