import { schemaOfFile } from '#src/content-model/content-rules.ts';
import { labelOf } from './entry-problems.ts';
import { type Choices, type FieldConflict, mergeEntry } from './merge-entry.ts';
import { isGroup } from './plain-data.ts';

/** Two values of one field, of which an editor has to choose, as an editor reads them. */
export type Choice = { field: string; label: string; mine: string; theirs: string };

/** The conflict of a save with its file: that file's text, null where it is gone, and the fields that both have changed. */
export type Conflict = { version: string | null; choices: readonly Choice[] };

/** The choices of somebody told of a conflict, and the text that they were shown. */
export type Resolution = { version: string | null; choices: Choices };

/** Three texts of a file: what a form was opened from, what it holds now, what the file says; null for no file. */
export type Save = { path: string; base: string | null; mine: string; theirs: string | null };

/** The file's new text, with the names of the fields whose values are not the form's; or the conflict to be decided. */
export type Outcome = { text: string; taken: readonly string[] } | { conflict: Conflict };

export const CHANGED_SINCE_OPENED =
  'Rien n’a été supprimé\u00a0: la fiche a changé depuis que vous l’avez ouverte. Rouvrez-la, relisez-la, puis supprimez-la.';

/** The name of a field in its form: `price.amount` is « Tarif, Montant ». */
function nameOf(path: string, field: string): string {
  const passage = /^body(?:\[(\d+)\])?$/.exec(field);
  if (passage) return passage[1] === undefined ? 'Texte' : `Texte, passage ${passage[1]}`;
  const schema = schemaOfFile(path);
  return schema === undefined ? field : labelOf(schema, field);
}

/** A value as an editor reads it, one line for each part: « Montant : 650 ». */
function inWords(path: string, field: string, value: unknown): string {
  if (value === undefined || value === null || value === '') return '(rien)';
  if (typeof value === 'boolean') return value ? 'oui' : 'non';
  if (Array.isArray(value))
    return value.map((item, index) => `• ${inWords(path, `${field}[${index + 1}]`, item)}`).join('\n');
  if (isGroup(value))
    return Object.entries(value)
      .map(
        ([name, inner]) =>
          `${nameOf(path, `${field}.${name}`).replace(/^.*, /, '')}\u00a0: ${inWords(path, `${field}.${name}`, inner)}`,
      )
      .join('\n');
  return typeof value === 'string' ? value : JSON.stringify(value).replace('.', ',');
}

const choiceOf = (path: string, { field, mine, theirs }: FieldConflict): Choice => ({
  field,
  label: nameOf(path, field),
  mine: inWords(path, field, mine),
  theirs: inWords(path, field, theirs),
});

/** Puts what a form holds into its file, with what the file says anew since the form was opened from it. */
export function mergeSave({ path, base, mine, theirs }: Save, resolved?: Resolution): Outcome {
  // A choice counts for the very text that was shown.
  const choices = resolved?.version === theirs ? resolved.choices : undefined;
  if (theirs === null)
    return base === null || choices !== undefined
      ? { text: mine, taken: [] }
      : { conflict: { version: null, choices: [] } };
  if (theirs === base) return { text: mine, taken: [] };
  const versions = { base: base ?? '', mine, theirs };
  const { text, taken, conflicts } = mergeEntry(versions, !path.endsWith('.yaml'), choices);
  return conflicts.length > 0
    ? { conflict: { version: theirs, choices: conflicts.map((conflict) => choiceOf(path, conflict)) } }
    : { text, taken: taken.map((field) => nameOf(path, field)) };
}
