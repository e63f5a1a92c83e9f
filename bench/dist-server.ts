import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import { paths } from '#src/site/paths.ts';
import { BuiltSite } from '../scripts/preview-site.ts';
import { brotli } from './brotli.ts';
import { throwAwayCertificate } from './certificate.ts';
import { EMPTY_PAGE, EMPTY_PAGE_PATH } from './empty-page.ts';

// A process of its own, so that what the bench does meanwhile delays no answer: `node dist-server.ts <project> [<page> ...]`.

type Body = { content: Buffer; encoding?: 'br' };

const COMPRESSIBLE = /^text\/|json|javascript|xml/;
const compressed = new Map<string, Body>();

/** The answer to a file's request, compressed the first time that it is asked for. */
function bodyOf(content: Buffer, headers: Headers): Body {
  if (!COMPRESSIBLE.test(headers.get('content-type') ?? '')) return { content };
  const etag = headers.get('etag') ?? '';
  const body = compressed.get(etag) ?? { content: brotli(content), encoding: 'br' };
  if (etag !== '') compressed.set(etag, body);
  return body;
}

let submissions = 0;

/** The form's first submission is refused, the next one stored: a visitor sees both answers. */
function contactAnswer(): Response {
  submissions += 1;
  return submissions % 2 === 1
    ? Response.json({ errors: { email: ['Cette adresse ne reçoit pas de courrier'] } }, { status: 422 })
    : Response.json({ message: 'Votre demande a bien été reçue.' }, { status: 201 });
}

function answer(site: BuiltSite, origin: string, { method, url }: Http2ServerRequest): Promise<Response> | Response {
  const { pathname } = new URL(url, origin);
  if (pathname === paths.apiContact && method === 'POST') return contactAnswer();
  if (pathname === EMPTY_PAGE_PATH) return new Response(EMPTY_PAGE, { headers: { 'content-type': 'text/html' } });
  return site.answer(new Request(new URL(url, origin), { method }));
}

async function send(site: BuiltSite, origin: string, request: Http2ServerRequest, response: Http2ServerResponse) {
  const answered = await answer(site, origin, request);
  const { content, encoding } = bodyOf(Buffer.from(await answered.arrayBuffer()), answered.headers);
  response.writeHead(answered.status, {
    ...Object.fromEntries(answered.headers),
    'content-length': content.byteLength,
    ...(encoding && { 'content-encoding': encoding }),
  });
  response.end(content);
}

const [root = process.cwd(), ...pages] = process.argv.slice(2);
const site = new BuiltSite(root);
const { key, cert, publicKeyHash } = throwAwayCertificate();
let origin = 'https://127.0.0.1';
// A CDN has compressed its pages long before the visit that is measured.
for (const page of pages) {
  const answered = await site.answer(new Request(new URL(page, origin)));
  bodyOf(Buffer.from(await answered.arrayBuffer()), answered.headers);
}
const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
  send(site, origin, request, response).catch((error: unknown) => {
    console.error(error);
    response.writeHead(500);
    response.end();
  });
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address !== 'object' || address === null) throw new Error('the server has no port');
  origin = `https://127.0.0.1:${address.port}`;
  process.send?.({ origin, certificateKey: publicKeyHash });
});
process.once('disconnect', () => process.exit());
