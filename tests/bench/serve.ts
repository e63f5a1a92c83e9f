/** Serves the `dist/` of a project as its CDN does: HTTP/2, TLS, brotli, and the site's own headers and redirects. */
import { execFileSync, fork } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { z } from 'zod';
import { BuiltSite } from '../../scripts/preview-site.ts';

export const EMPTY_PAGE = '/page-vide';

const EMPTY_HTML = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Une page sans rien</title>
  <h1>Une page sans rien</h1>
</html>
`;

const startedSchema = z.object({ origin: z.string(), publicKeyHash: z.string() });

/** Starts a server in a child process. With `flags`, Chromium accepts its certificate and connects to no other host. */
export async function serve(root: string) {
  const server = fork(import.meta.filename, [root], { cwd: root });
  const messages: unknown[] = await once(server, 'message');
  const { origin, publicKeyHash } = startedSchema.parse(messages[0]);
  const flags = [
    '--no-sandbox',
    '--headless=new',
    '--disable-gpu',
    '--disable-quic',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-extensions',
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${publicKeyHash}`,
  ];
  return { origin, flags, stop: () => server.kill() };
}

/** Browsers speak HTTP/2 over TLS only. */
function temporaryCertificate() {
  const folder = mkdtempSync(join(tmpdir(), 'bench-tls-'));
  const [keyFile, certFile] = [join(folder, 'key.pem'), join(folder, 'cert.pem')];
  const request = 'req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 2 -subj /CN=127.0.0.1';
  execFileSync('openssl', [...request.split(' '), '-keyout', keyFile, '-out', certFile], { stdio: 'ignore' });
  const [key, cert] = [readFileSync(keyFile), readFileSync(certFile)];
  rmSync(folder, { recursive: true });
  return { key, cert };
}

async function compressed(answer: Response) {
  const plain = Buffer.from(await answer.arrayBuffer());
  const headers: Record<string, string> = Object.fromEntries(answer.headers);
  const isText = /^text\/|json|javascript|xml/.test(headers['content-type'] ?? '');
  const body = isText ? brotliCompressSync(plain) : plain;
  if (isText) headers['content-encoding'] = 'br';
  return { status: answer.status, headers, body };
}

function startServer(root: string): void {
  const site = new BuiltSite(root);
  const cache = new Map<string, ReturnType<typeof compressed>>();
  const { key, cert } = temporaryCertificate();
  const answer = async (path: string) =>
    path === EMPTY_PAGE
      ? new Response(EMPTY_HTML, { headers: { 'content-type': 'text/html' } })
      : site.answer(new Request(`https://127.0.0.1${path}`));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    const cached = cache.get(request.url) ?? answer(request.url).then(compressed);
    cache.set(request.url, cached);
    void cached.then(({ status, headers, body }) => {
      response.writeHead(status, headers);
      response.end(body);
    });
  });
  server.listen(0, '127.0.0.1', () => {
    const address = server.address();
    const port = typeof address === 'object' ? address?.port : undefined;
    const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
    process.send?.({
      origin: `https://127.0.0.1:${String(port)}`,
      publicKeyHash: createHash('sha256').update(publicKey).digest('base64'),
    });
  });
  process.once('disconnect', () => process.exit());
}

if (process.send !== undefined && process.argv[1] === import.meta.filename) startServer(process.argv[2] ?? '.');
