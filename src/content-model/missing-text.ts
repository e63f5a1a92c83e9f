import { valueAt } from '#src/lib/template.ts';
import type { ContentProblem } from './zod-messages.ts';

/** The name of an entry's text, by its folder, where its page would be empty without. */
const TEXTS: Readonly<Record<string, string>> = {
  blog: 'le texte de l’article',
  testimonials: 'ce que la personne dit',
  legal: 'le texte de la page',
};

/** An entry that says nothing, and is no draft; `body` comes after the front matter, which has `offset` lines. */
export function missingText(file: string, data: unknown, body: string, offset = 0): ContentProblem[] {
  const folder = file.split('/').at(-2) ?? '';
  const allowed = TEXTS[folder];
  if (allowed === undefined || body.trim() !== '' || valueAt(data, ['published']) === false) return [];
  const mend = folder === 'legal' ? 'écrivez-le' : 'écrivez-le, ou gardez la fiche en brouillon';
  return [{ file, field: `ligne ${String(offset + 1)}`, found: 'aucun texte', allowed, mend }];
}
