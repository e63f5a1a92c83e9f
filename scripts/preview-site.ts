import { statSync } from 'node:fs';
import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { readConfigRules } from '#src/integrations/redirects.ts';
import { type BuiltFile, fileResponse, findFile } from './preview-files.ts';

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;

/**
 * Answers as Netlify's CDN would from `dist/`, `dist/_headers` and the rules of addresses that a build has written. Rules
 * are read and matched by Netlify's own packages; rewrites to other hosts are left out.
 */
export class BuiltSite {
  readonly #directory: string;
  readonly #newRedirects: () => RedirectsHandler;
  #redirects: { handler: RedirectsHandler; writtenAt: number | undefined } | undefined;
  readonly #headers: HeadersHandler;

  constructor(root: string) {
    const configPath = join(root, 'netlify.toml');
    this.#directory = join(root, 'dist');
    this.#headers = new HeadersHandler({ configPath, projectDir: root, publishDir: 'dist', logger: console });
    this.#newRedirects = () =>
      new RedirectsHandler({
        configPath,
        configRedirects: readConfigRules(root),
        jwtRoleClaim: '',
        jwtSecret: '',
        projectDir: root,
        publicDir: this.#directory,
      });
  }

  /** The rules of the last build, which may have been made since this began; those of headers are read each time. */
  #rules(): RedirectsHandler {
    const writtenAt = statSync(join(this.#directory, '_redirects'), { throwIfNoEntry: false })?.mtimeMs;
    if (this.#redirects === undefined || this.#redirects.writtenAt !== writtenAt)
      this.#redirects = { handler: this.#newRedirects(), writtenAt };
    return this.#redirects.handler;
  }

  async answer(request: Request): Promise<Response> {
    const { pathname, search } = new URL(request.url);
    if (!isDecodable(pathname)) return this.#notFound(request);
    const rule = await this.#rules().match(request);
    if (rule?.force === true) return this.#follow(rule, request);
    const file = await findFile(this.#directory, pathname);
    if (file !== null) {
      return ['GET', 'HEAD'].includes(request.method)
        ? this.#serve(file, request, 200)
        : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const unslashed = pathname.replace(/\/+$/, '');
    if (unslashed !== pathname && unslashed !== '' && (await findFile(this.#directory, unslashed)) !== null) {
      // Two slashes at its start would make a browser read a host in what follows.
      return redirection(301, `${unslashed.replace(/^\/+/, '/')}${search}`);
    }
    return rule === undefined ? this.#notFound(request) : this.#follow(rule, request);
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

  async #serve(file: BuiltFile, request: Request, status: number): Promise<Response> {
    const response = await fileResponse(file, request, status);
    await this.#headers.apply(request, response);
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
