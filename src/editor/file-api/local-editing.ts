import type { IncomingMessage, RequestListener } from 'node:http';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { LOCAL_API } from '#src/editor/screen/cms-backend.ts';
import { editingMode } from '#src/editor/screen/editing-mode.ts';
import { isFromThisComputer } from '#src/lib/this-computer.ts';
import { apiRequestSchema } from './api-request.ts';
import { fileApi, type FileApi } from './file-api.ts';
import { ConflictRefusal, Refusal } from './refusal.ts';

const LOCAL_HOST = /^(localhost|127\.0\.0\.1|\[::1\])(:\d+)?$/;
const LARGEST = 30 * 1024 * 1024;

/**
 * Whether a page of this very server asks, on this very machine. Another site's page has another origin; one whose
 * name has been made to point here (DNS rebinding) has another host.
 */
function isOwnPage(request: IncomingMessage): boolean {
  const { host = '', origin } = request.headers;
  return LOCAL_HOST.test(host) && origin === `http://${host}` && isFromThisComputer(request);
}

async function readBody(request: IncomingMessage): Promise<unknown> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of request) {
    const bytes = Buffer.isBuffer(chunk) ? chunk : Buffer.from(String(chunk));
    size += bytes.length;
    if (size <= LARGEST) chunks.push(bytes);
  }
  // Only now: a browser that is still sending takes an answer for a broken connection.
  if (size > LARGEST) throw new Refusal('Ce fichier est trop lourd\u00a0: réduisez-le sous 20 Mo.', 413);
  try {
    return JSON.parse(Buffer.concat(chunks).toString('utf8'));
  } catch {
    throw new Refusal('La demande est illisible\u00a0: rechargez la page.', 400);
  }
}

async function answer(request: IncomingMessage, api: FileApi): Promise<unknown> {
  if (!isOwnPage(request)) throw new Refusal('Ces fichiers ne s’ouvrent que depuis cet ordinateur.', 403);
  if (request.method !== 'POST' || !(request.headers['content-type'] ?? '').startsWith('application/json'))
    throw new Refusal('La demande est illisible\u00a0: rechargez la page.', 400);
  const wish = apiRequestSchema.safeParse(await readBody(request));
  if (!wish.success) throw new Refusal('La demande est inconnue\u00a0: rechargez la page.', 400);
  return api(wish.data);
}

/** Answers the editors' screen; `report` hears of what went wrong and was nobody's mistake. */
export const serveFileApi =
  (api: FileApi, report: (error: unknown) => void): RequestListener =>
  (request, response) => {
    const send = (status: number, body: unknown) => {
      response.writeHead(status, { 'Content-Type': 'application/json; charset=utf-8', 'Cache-Control': 'no-store' });
      response.end(JSON.stringify(body));
    };
    answer(request, api).then(
      (body) => {
        send(200, body);
      },
      (error: unknown) => {
        if (error instanceof Refusal) {
          const conflict = error instanceof ConflictRefusal ? { conflict: error.conflict } : {};
          send(error.status, { error: error.message, problems: error.problems, ...conflict });
          return;
        }
        report(error);
        send(500, { error: 'Le fichier n’a pas pu être lu ou écrit\u00a0: le terminal dit pourquoi.' });
      },
    );
  };

/** The files of this computer for `/admin`, while `npm run edit` runs and in no build: one server, one port. */
export function localEditing(): AstroIntegration {
  let root = '';
  return {
    name: 'local-editing',
    hooks: {
      'astro:config:setup': ({ command, config, updateConfig }) => {
        if (editingMode(command) !== 'local') return;
        root = fileURLToPath(config.root);
        // Vite would find them once the screen is open, and load it again.
        const include = ['fastest-levenshtein', 'js-yaml', 'zod'];
        updateConfig({ vite: { optimizeDeps: { include } } });
      },
      'astro:server:setup': ({ server, logger }) => {
        if (root === '') return;
        const report = (error: unknown) => {
          logger.error(error instanceof Error ? (error.stack ?? error.message) : String(error));
        };
        server.middlewares.use(LOCAL_API, serveFileApi(fileApi(root), report));
      },
    },
  };
}
