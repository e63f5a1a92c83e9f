import type { FormDescription } from '#src/features/contact/contact-forms.ts';
import { RESPONSE_DIRECTIVES, COMMON_HEADERS, policyText } from '#src/site/response-headers.ts';
import { findForm } from './check-form.ts';
import type { Refusal } from './refusal.ts';
import type { Fields } from './read-fields.ts';

const SUCCESS_MESSAGE = 'Votre demande a bien été reçue. Nous vous contacterons rapidement.';

/** Netlify adds the headers of `_headers` to files, but not to answers of functions. */
const ANSWER_HEADERS = {
  ...COMMON_HEADERS,
  'Cache-Control': 'no-store',
  'Content-Security-Policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
  'X-Robots-Tag': 'noindex',
};

export const created = (id: string): Response =>
  Response.json({ id, message: SUCCESS_MESSAGE }, { status: 201, headers: ANSWER_HEADERS });

export const redirectToThankYou = ({ thanks }: FormDescription): Response =>
  new Response(null, { status: 303, headers: { ...ANSWER_HEADERS, Location: thanks } });

const refusalHeaders = ({ status, retryAfter }: Refusal): Record<string, string> => ({
  ...(status === 405 ? { allow: 'POST' } : {}),
  ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
});

export function refusalAsJson(refusal: Refusal, requestId: string): Response {
  const { code, message, status, errors } = refusal;
  const body = {
    message,
    code,
    ...(errors.size > 0 ? { errors: Object.fromEntries(errors) } : {}),
    ...(status >= 500 ? { requestId } : {}),
  };
  return Response.json(body, { status, headers: { ...ANSWER_HEADERS, ...refusalHeaders(refusal) } });
}

/** The page for refused forms in `npm run dev`, where the site's own page is not built. */
const PLAIN_SHELL = `<!doctype html>
<html lang="fr"><title>Demande non envoyée</title>
<h1><!--slot:heading--><!--/slot:heading--></h1><!--slot:body--><!--/slot:body-->`;

const fill = (shell: string, slot: string, html: string): string =>
  shell.replace(new RegExp(`<!--slot:${slot}-->[\\s\\S]*?<!--/slot:${slot}-->`), () => html);

export async function refusalAsPage(refusal: Refusal, fields: Fields, shell: string | null): Promise<Response> {
  const { status, message, errors } = refusal;
  const form = Object.keys(fields).length > 0 ? findForm(fields) : undefined;
  const typed = new Map(Object.entries(fields).map(([name, value]): [string, string] => [name, String(value)]));
  // Loads React only here, so that stored requests do not wait for React.
  const { refusedRequestHtml } = await import('#src/features/contact/refused-request.tsx');
  const heading = status === 422 ? 'Votre demande est à corriger' : 'Votre demande n’a pas été envoyée';
  const body = refusedRequestHtml({ form, message, typed, errors });
  const page = fill(fill(shell ?? PLAIN_SHELL, 'heading', heading), 'body', body);
  return new Response(page, {
    status,
    headers: {
      ...ANSWER_HEADERS,
      'Content-Security-Policy': policyText(RESPONSE_DIRECTIVES),
      'Content-Type': 'text/html; charset=utf-8',
      ...refusalHeaders(refusal),
    },
  });
}
