import { join } from 'node:path';
import { HeadersHandler } from '@netlify/headers';
import { RedirectsHandler } from '@netlify/redirects';
import { type BuiltFile, fileResponse, findFile } from './preview-files.ts';

type Rule = NonNullable<Awaited<ReturnType<RedirectsHandler['match']>>>;
export type Site = (request: Request) => Promise<Response>;

/**
 * Answers as Netlify's CDN would from `dist/`, `netlify.toml`, `dist/_redirects` and `dist/_headers`. Rules are read
 * and matched by Netlify's own packages; rewrites to other hosts are left out.
 */
export function builtSite(root: string): Site {
  const directory = join(root, 'dist');
  const configPath = join(root, 'netlify.toml');
  const redirects = new RedirectsHandler({
    configPath,
    configRedirects: [],
    jwtRoleClaim: '',
    jwtSecret: '',
    projectDir: root,
    publicDir: directory,
  });
  const customHeaders = new HeadersHandler({ configPath, projectDir: root, publishDir: 'dist', logger: console });

  const serve = async (file: BuiltFile, request: Request, status: number): Promise<Response> => {
    const response = await fileResponse(file, request, status);
    await customHeaders.apply(request, response);
    return response;
  };

  const notFound = async (request: Request): Promise<Response> => {
    const page = await findFile(directory, '/404');
    return page === null ? new Response('Not Found\n', { status: 404 }) : serve(page, request, 404);
  };

  const follow = async (rule: Rule, request: Request): Promise<Response> => {
    const { target, statusCode } = rule;
    if (rule.redirect) {
      const location = rule.external ? target.href : `${target.pathname}${target.search}${target.hash}`;
      return new Response(null, { status: statusCode, headers: { location } });
    }
    const file = rule.external ? null : await findFile(directory, target.pathname);
    return file === null ? notFound(request) : serve(file, request, statusCode);
  };

  return async (request) => {
    const url = new URL(request.url);
    if (!isDecodable(url.pathname)) return notFound(request);
    const rule = await redirects.match(request);
    if (rule?.force === true) return follow(rule, request);
    const file = await findFile(directory, url.pathname);
    if (file !== null) {
      return ['GET', 'HEAD'].includes(request.method)
        ? serve(file, request, 200)
        : new Response(null, { status: 405, headers: { allow: 'GET, HEAD' } });
    }
    const unslashed = url.pathname.replace(/\/+$/, '');
    if (unslashed !== url.pathname && unslashed !== '' && (await findFile(directory, unslashed)) !== null) {
      return new Response(null, { status: 301, headers: { location: `${unslashed}${url.search}` } });
    }
    return rule === undefined ? notFound(request) : follow(rule, request);
  };
}

function isDecodable(pathname: string): boolean {
  try {
    decodeURIComponent(pathname);
    return true;
  } catch {
    return false;
  }
}
