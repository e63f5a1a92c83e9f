/** Serves the `dist/` of a project as its CDN does: HTTP/2, TLS, brotli, and the site's own headers and redirects. */
import { execFileSync } from 'node:child_process';
import { createHash, X509Certificate } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BuiltSite } from '../../scripts/preview-server.ts';

export const EMPTY_PAGE = '/page-vide';

const EMPTY_HTML = `<!doctype html>
<html lang="fr">
  <meta charset="utf-8">
  <meta name="viewport" content="width=device-width">
  <title>Une page sans rien</title>
  <h1>Une page sans rien</h1>
</html>
`;

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

/** Starts a server. The `flags` make Chromium accept the server's certificate and connect to no other host. */
export async function serve(root: string) {
  const site = new BuiltSite(root);
  const { key, cert } = temporaryCertificate();
  const answer = async (path: string) =>
    path === EMPTY_PAGE
      ? new Response(EMPTY_HTML, { headers: { 'content-type': 'text/html' } })
      : site.answer(new Request(`https://127.0.0.1${path}`, { headers: { 'accept-encoding': 'br' } }));
  const server = createSecureServer({ key, cert, allowHTTP1: true }, (request, response) => {
    void answer(request.url).then(async (found) => {
      response.writeHead(found.status, Object.fromEntries(found.headers));
      response.end(Buffer.from(await found.arrayBuffer()));
    });
  });
  await once(server.listen(0, '127.0.0.1'), 'listening');
  const { port } = server.address() as AddressInfo;
  const publicKey = new X509Certificate(cert).publicKey.export({ type: 'spki', format: 'der' });
  const flags = [
    ...['--no-sandbox', '--headless=new', '--disable-gpu', '--disable-quic', '--disable-extensions'],
    ...['--disable-background-networking', '--disable-component-update'],
    '--host-resolver-rules=MAP * ~NOTFOUND , EXCLUDE 127.0.0.1',
    `--ignore-certificate-errors-spki-list=${createHash('sha256').update(publicKey).digest('base64')}`,
  ];
  return { origin: `https://127.0.0.1:${String(port)}`, flags, stop: () => server.close() };
}
