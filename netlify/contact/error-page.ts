import { formSent } from './check-form.ts';
import type { Refusal } from './refusal.ts';
import type { Fields } from './read-fields.ts';

/** For `npm run dev`, where the site's own page is not built. */
const PLAIN_SHELL = `<!doctype html>
<html lang="fr">
<head><meta charset="utf-8"><title>Demande non envoyée</title><style>.form-trap { display: none; }</style></head>
<body><h1><!--slot:heading--><!--/slot:heading--></h1><!--slot:body--><!--/slot:body--></body>
</html>`;

const fill = (shell: string, slot: string, html: string): string =>
  shell.replace(new RegExp(`<!--slot:${slot}-->[\\s\\S]*?<!--/slot:${slot}-->`), () => html);

const isText = (field: [string, unknown]): field is [string, string] => typeof field[1] === 'string';

/** The page for a visitor without script whose form was not stored: why, and the form as it was filled in. */
export async function errorPage(
  shell: string | null,
  { status, message, errors }: Refusal,
  fields: Fields,
): Promise<string> {
  const form = Object.keys(fields).length > 0 ? formSent(fields) : undefined;
  const typed = new Map(Object.entries(fields).filter(isText));
  // Loaded only for a refusal: a stored request does not wait for React.
  const { refusedRequestHtml } = await import('#src/features/contact/refused-request.tsx');
  const heading = status === 422 ? 'Votre demande est à corriger' : 'Votre demande n’a pas été envoyée';
  const body = refusedRequestHtml({ form, message, typed, errors });
  return fill(fill(shell ?? PLAIN_SHELL, 'heading', heading), 'body', body);
}
