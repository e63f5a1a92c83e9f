import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '#src/build/content-check/project-files.ts';
import { labelOf } from '#src/features/admin/entry-problems.ts';
import { isGroup } from '#src/features/admin/plain-data.ts';
import { inForm, plainText, textForm } from '#src/lib/text-file.ts';
import type { EntryRequest, Resolution } from './api-request.ts';
import { assertFree, schemaOf } from './check-changes.ts';
import { assertWritable } from './editable-files.ts';
import { type FieldConflict, mergeEntry } from './merge-entry.ts';
import { type Choice, ConflictRefusal, Refusal } from './refusal.ts';
import { namedAssets } from './take-pictures.ts';

type DataFile = EntryRequest['params']['dataFiles'][number];

/** What becomes of the files of an entry, and the fields whose values come from the disk. */
export type EntryChanges = { changes: Changes; taken: readonly string[] };

const versionOf = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

/** The text of a file as it is on the disk; nothing where there is no such file. */
const sourceOf = (root: string, path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** The name of a field in its form: `price.amount` is « Tarif, Montant ». */
function nameOf(path: string, field: string): string {
  const passage = /^body(?:\[(\d+)\])?$/.exec(field);
  if (passage) return passage[1] === undefined ? 'Texte' : `Texte, passage ${passage[1]}`;
  const schema = schemaOf(path);
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

const inWordsOf = (path: string, { field, mine, theirs }: FieldConflict): Choice => ({
  field,
  label: nameOf(path, field),
  mine: inWords(path, field, mine),
  theirs: inWords(path, field, theirs),
});

/** What a file will say: what the form holds, with what the file says anew since the form was opened from it. */
function merged(root: string, { path, raw, loaded }: DataFile, resolved?: Resolution) {
  const source = sourceOf(root, path);
  const theirs = source === undefined ? undefined : plainText(source);
  const choicesFor = (version: string) => (resolved?.version === version ? resolved.choices : undefined);
  if (theirs === undefined) {
    const version = 'deleted';
    if (loaded !== null && choicesFor(version) === undefined)
      throw new ConflictRefusal({ version, isDeleted: true, choices: [] });
    return { bytes: Buffer.from(raw), taken: [] };
  }
  const version = versionOf(theirs);
  const versions = { base: loaded ?? '', mine: raw, theirs };
  const { text, taken, conflicts } =
    theirs === loaded
      ? { text: raw, taken: [], conflicts: [] }
      : mergeEntry(versions, !path.endsWith('.yaml'), choicesFor(version));
  if (conflicts.length > 0)
    throw new ConflictRefusal({
      version,
      isDeleted: false,
      choices: conflicts.map((conflict) => inWordsOf(path, conflict)),
    });
  return { bytes: Buffer.from(inForm(text, textForm(source ?? ''))), taken };
}

/** What a save changes on the disk. It throws where somebody has to choose first. */
export function entryChanges(root: string, entry: EntryRequest['params']): EntryChanges {
  const { dataFiles, options } = entry;
  const changes = new Map<string, Buffer | null>();
  const taken: string[] = [];
  for (const file of dataFiles) {
    const { path, newPath = path } = file;
    assertWritable(root, path);
    if (options.newEntry === true || newPath !== path) assertFree(root, newPath);
    const { bytes, taken: fields } = merged(root, file, options.resolved);
    if (newPath !== path) changes.set(path, null);
    changes.set(newPath, bytes);
    taken.push(...fields.map((field) => nameOf(path, field)));
  }
  for (const { path, content } of namedAssets(entry)) changes.set(path, Buffer.from(content, 'base64'));
  return { changes, taken };
}

/** Refuses to delete what has changed since it was opened: `loaded` gives the texts that were shown, by their paths. */
export function assertUnchanged(root: string, loaded: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(loaded)) {
    const source = sourceOf(root, path);
    if (source !== undefined && plainText(source) !== text)
      throw new Refusal(
        'Rien n’a été supprimé\u00a0: la fiche a changé depuis que vous l’avez ouverte. Rouvrez-la, relisez-la, puis supprimez-la.',
        409,
      );
  }
}
