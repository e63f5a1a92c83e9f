import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Changes } from '#src/content-model/project-files.ts';
import { CHANGED_SINCE_OPENED, mergeSave } from '#src/editor/screen/merge-save.ts';
import { inForm, plainText, textForm } from '#src/lib/text-file.ts';
import type { EntryRequest } from './api-request.ts';
import { assertFree } from './check-changes.ts';
import { assertReadable, assertWritable } from './editable-files.ts';
import { ConflictRefusal, Refusal } from './refusal.ts';
import { namedAssets } from './take-pictures.ts';

/** The changes to the files of an entry, and the fields whose values come from the disk. */
export type EntryChanges = { changes: Changes; taken: readonly string[] };

/** The text of a file as it is on the disk; nothing where there is no such file. */
const sourceOf = (root: string, path: string): string | undefined =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : undefined;

/** The changes of a save on the disk. It throws where somebody has to choose first. */
export function entryChanges(root: string, entry: EntryRequest['params']): EntryChanges {
  const { dataFiles, options } = entry;
  const changes = new Map<string, Buffer | null>();
  const taken: string[] = [];
  for (const { path, newPath = path, raw, loaded } of dataFiles) {
    assertWritable(root, path);
    assertWritable(root, newPath);
    if (options.newEntry === true || newPath !== path) assertFree(root, newPath);
    const source = sourceOf(root, path);
    const theirs = source === undefined ? null : plainText(source);
    const outcome = mergeSave({ path, base: loaded, mine: raw, theirs }, options.resolved);
    if ('conflict' in outcome) throw new ConflictRefusal(outcome.conflict);
    if (newPath !== path) changes.set(path, null);
    changes.set(newPath, Buffer.from(source === undefined ? outcome.text : inForm(outcome.text, textForm(source))));
    taken.push(...outcome.taken);
  }
  for (const { path, content } of namedAssets(entry)) changes.set(path, Buffer.from(content, 'base64'));
  return { changes, taken };
}

/** Refuses to delete what has changed since it was opened: `loaded` gives the texts that were shown, by their paths. */
export function assertUnchanged(root: string, loaded: Readonly<Record<string, string>>): void {
  for (const [path, text] of Object.entries(loaded)) {
    assertReadable(root, path);
    const source = sourceOf(root, path);
    if (source !== undefined && plainText(source) !== text) throw new Refusal(CHANGED_SINCE_OPENED, 409);
  }
}
