import { ANSWER_DIRECTIVES, contentDirectives, hashSource, policyText } from '#src/site/response-headers.ts';
import { formSent } from './form-check.ts';
import type { Refusal } from './refusal.ts';
import type { Fields } from './request-fields.ts';

/** Stands in for the site's own page where a deploy lacks it. */
const BARE_SHELL = `<!doctype html>
<html lang="fr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Demande non envoyée</title>
<style>
:root { color-scheme: light dark; font: 100%/1.5 system-ui, sans-serif; }
main { max-width: 40rem; margin: 2rem auto; padding: 0 1rem; }
.field { margin-block: 1rem; }
.field-label { display: block; }
.field-checkbox .field-label { display: inline; }
.field-input:not([type='checkbox']) { box-sizing: border-box; width: 100%; padding: 0.5rem; font: inherit; }
.field-error { margin: 0.25rem 0; font-weight: bold; }
.form-trap { position: absolute; left: -100vw; }
.error-summary { border: 3px solid; padding: 0 1rem; }
</style>
</head>
<body>
<main>
<h1><!--slot:heading--><!--/slot:heading--></h1>
<!--slot:body--><!--/slot:body-->
</main>
</body>
</html>`;

const fill = (shell: string, slot: string, html: string): string =>
  shell.replace(new RegExp(`<!--slot:${slot}-->[\\s\\S]*?<!--/slot:${slot}-->`), () => html);

/** The hashes of the code that a page has in its `<script>` or `<style>` elements. */
const hashes = (page: string, tag: string): string[] =>
  [...page.matchAll(new RegExp(`<${tag}\\b[^>]*>([\\s\\S]*?)</${tag}>`, 'g'))]
    .map(([, code = '']) => code)
    .filter((code) => code !== '')
    .map(hashSource);

const contentSecurityPolicy = (page: string): string =>
  policyText({
    ...contentDirectives({ scripts: hashes(page, 'script'), styles: hashes(page, 'style') }),
    ...ANSWER_DIRECTIVES,
  });

const isText = (field: [string, unknown]): field is [string, string] => typeof field[1] === 'string';

/** The page a visitor without JavaScript sees when a form was not stored: why, and the form as it was filled. */
export async function errorPage(
  shell: string | null,
  { status, message, errors }: Refusal,
  fields: Fields,
): Promise<{ html: string; policy: string }> {
  const page = shell ?? BARE_SHELL;
  const form = Object.keys(fields).length > 0 ? formSent(fields) : undefined;
  const typed = new Map(Object.entries(fields).filter(isText));
  // Loaded only now: a request that is stored does not wait for React.
  const { refusedRequestHtml } = await import('#src/features/contact/refused-request.tsx');
  const heading = status === 422 ? 'Votre demande est à corriger' : 'Votre demande n’a pas été envoyée';
  const html = fill(fill(page, 'heading', heading), 'body', refusedRequestHtml({ form, message, typed, errors }));
  return { html, policy: contentSecurityPolicy(page) };
}
