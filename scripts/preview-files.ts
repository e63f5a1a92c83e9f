import { createHash } from 'node:crypto';
import { readFile, stat } from 'node:fs/promises';
import { extname, join, sep } from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.gif': 'image/gif',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.jpg': 'image/jpeg',
  '.js': 'application/javascript; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

const COMPRESSIBLE = /^text\/|json|javascript|xml/;

export type BuiltFile = { path: string; contentType: string };

const isFile = async (path: string): Promise<boolean> => {
  const found = await stat(path).catch(() => null);
  return found?.isFile() === true;
};

/** The file that Netlify serves for a path: `/courses` from `courses.html`, `/` from `index.html`. */
export async function findFile(directory: string, pathname: string): Promise<BuiltFile | null> {
  const path = join(directory, decodeURIComponent(pathname));
  if (path.includes('\0') || !`${path}${sep}`.startsWith(`${directory}${sep}`)) return null;
  const candidates = pathname.endsWith('/')
    ? [join(path, 'index.html')]
    : [path, `${path}.html`, join(path, 'index.html')];
  for (const candidate of candidates) {
    if (await isFile(candidate)) {
      return { path: candidate, contentType: CONTENT_TYPES[extname(candidate)] ?? 'application/octet-stream' };
    }
  }
  return null;
}

type Encoding = 'br' | 'gzip' | 'identity';

const ENCODERS: Readonly<Record<Encoding, (content: Buffer) => Buffer>> = {
  br: (content) => brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: 6 } }),
  gzip: (content) => gzipSync(content),
  identity: (content) => content,
};

function encodingFor(accepted: string | null, contentType: string): Encoding {
  if (accepted === null || !COMPRESSIBLE.test(contentType)) return 'identity';
  if (/\bbr\b/.test(accepted)) return 'br';
  return /\bgzip\b/.test(accepted) ? 'gzip' : 'identity';
}

const encoded = new Map<string, Buffer>();

/** A file as a response, compressed once for each version of it. */
export async function fileResponse(
  { path, contentType }: BuiltFile,
  request: Request,
  status: number,
): Promise<Response> {
  const content = await readFile(path);
  const hash = createHash('sha256').update(content).digest('hex').slice(0, 32);
  const encoding = encodingFor(request.headers.get('accept-encoding'), contentType);
  const etag = `"${hash}-${encoding}"`;
  const headers = new Headers({
    'cache-control': 'public,max-age=0,must-revalidate',
    'content-type': contentType,
    etag,
  });
  if (COMPRESSIBLE.test(contentType)) headers.set('vary', 'Accept-Encoding');
  if (status === 200 && request.headers.get('if-none-match') === etag)
    return new Response(null, { status: 304, headers });
  if (encoding !== 'identity') headers.set('content-encoding', encoding);
  const body = encoded.get(etag) ?? ENCODERS[encoding](content);
  encoded.set(etag, body);
  return new Response(new Uint8Array(body), { status, headers });
}
