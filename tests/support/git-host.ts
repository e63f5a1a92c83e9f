import { createHash } from 'node:crypto';
import type { Page } from '@playwright/test';

/** What the editors' screen asks of a host. */
export type Asked = {
  method: string;
  path: string;
  query: URLSearchParams;
  /** What the body holds, by name. */
  body: Readonly<Record<string, unknown>>;
};

export type Answer = {
  status?: number;
  json?: unknown;
  bytes?: Buffer;
  headers?: Readonly<Record<string, string>>;
};

/** One address of a host: its method, its path with a group for each part that varies, and what it answers. */
export type Address = readonly [method: string, path: RegExp, answer: (asked: Asked, ...parts: string[]) => Answer];

export const NOT_FOUND: Answer = { status: 404, json: { message: '404 Not found' } };

/** A word of what was asked; a stand-in refuses what is not there. */
export function wordOf(words: Readonly<Record<string, unknown>>, name: string): string {
  const word = words[name];
  if (typeof word !== 'string') throw new Error(`"${name}" should be a word: ${JSON.stringify(words)}`);
  return word;
}

const challengeOf = (verifier: string) => createHash('sha256').update(verifier).digest('base64url');

/** How a public application logs in: with a proof that it is the page that asked (PKCE), and no secret. */
export class Login {
  readonly #application: string;
  readonly #redirect: string;
  readonly #scope: string;
  #challenge = '';
  readonly token = 'token-of-zoe';

  constructor(application: string, redirect: string, scope: string) {
    this.#application = application;
    this.#redirect = redirect;
    this.#scope = scope;
  }

  #refusal(found: readonly [string | null | undefined, string][]): string | undefined {
    return found.find(([value, wanted]) => value !== wanted)?.join(' is not ');
  }

  /** The page where somebody lets the application in. */
  authorize({ query }: Asked): Answer {
    const refusal = this.#refusal([
      [query.get('client_id'), this.#application],
      [query.get('redirect_uri'), this.#redirect],
      [query.get('response_type'), 'code'],
      [query.get('code_challenge_method'), 'S256'],
      [query.get('scope'), this.#scope],
    ]);
    if (refusal !== undefined) return { status: 400, json: { error: refusal } };
    this.#challenge = query.get('code_challenge') ?? '';
    const back = new URL(this.#redirect);
    back.search = new URLSearchParams({ code: 'code-of-zoe', state: query.get('state') ?? '' }).toString();
    return {
      bytes: Buffer.from(`<title>Forge</title><a href="${back.href.replaceAll('&', '&amp;')}">Autoriser</a>`),
      headers: { 'content-type': 'text/html' },
    };
  }

  /** A token for who shows the code and what the proof was made from. */
  exchange({ body }: Asked): Answer {
    const refusal = this.#refusal([
      [wordOf(body, 'client_id'), this.#application],
      [wordOf(body, 'redirect_uri'), this.#redirect],
      [wordOf(body, 'grant_type'), 'authorization_code'],
      [wordOf(body, 'code'), 'code-of-zoe'],
      [challengeOf(wordOf(body, 'code_verifier')), this.#challenge],
    ]);
    if (refusal !== undefined) return { status: 400, json: { error: 'invalid_grant', error_description: refusal } };
    return { json: { access_token: this.token, token_type: 'bearer', expires_in: 3600, refresh_token: 'again' } };
  }
}

function bodyOf(text: string | null): Asked['body'] {
  const body: unknown = text === null || text === '' ? {} : JSON.parse(text);
  return typeof body === 'object' && body !== null ? { ...body } : {};
}

/** Answers a page in place of a host; whoever has not logged in gets nothing but the way to log in, if there is one. */
export async function standInForHost(
  page: Page,
  origin: string,
  login: Login | undefined,
  addresses: readonly Address[],
) {
  await page.route(`${origin}/**`, async (route) => {
    const request = route.request();
    const { pathname: path, searchParams: query } = new URL(request.url());
    const asked: Asked = { method: request.method(), path, query, body: bodyOf(request.postData()) };
    const isIn =
      login === undefined ||
      !path.startsWith('/api/') ||
      request.headers().authorization?.endsWith(` ${login.token}`) === true;
    const found = addresses.find(([method, pattern]) => method === asked.method && pattern.test(path));
    const parts = (found?.[1].exec(path)?.slice(1) ?? []).map(decodeURIComponent);
    const answer = isIn
      ? (found?.[2](asked, ...parts) ?? NOT_FOUND)
      : { status: 401, json: { message: 'Unauthorized' } };
    await route.fulfill({
      status: answer.status ?? 200,
      headers: {
        'access-control-allow-origin': '*',
        'access-control-expose-headers': '*',
        'content-type': answer.bytes === undefined ? 'application/json' : 'application/octet-stream',
        ...answer.headers,
      },
      body: answer.bytes ?? JSON.stringify(answer.json ?? {}),
    });
  });
}
