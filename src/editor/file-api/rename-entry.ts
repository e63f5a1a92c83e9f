import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { FOLDER_RULES } from '#src/content-model/content-rules.ts';
import type { Changes } from '#src/content-model/project-files.ts';
import { readEntry, writeEntry } from '#src/editor/screen/entry-format.ts';
import { CONTENT } from '#src/lib/content-folder.ts';
import { inForm, plainText, textForm } from '#src/lib/text-file.ts';
import { addressesOf, isNamedFolder } from '#src/site/entry-addresses.ts';
import { assertFree } from './check-changes.ts';
import { assertWritable, filesIn } from './editable-files.ts';
import { assertUnchanged } from './entry-changes.ts';
import { Refusal } from './refusal.ts';
import { withAddress } from './uses.ts';

/** The entry of `path` under another name; `loaded` is its text as somebody has seen it. */
export type Renaming = { path: string; name: string; loaded: string };

function assertName(folder: string, name: string, path: string): void {
  const rule = FOLDER_RULES[folder];
  if (rule?.name.test(name)) return;
  const mend = 'écrivez-la sans accent, ni espace, ni majuscule';
  throw new Refusal([{ file: path, field: '', found: `« ${name} »`, allowed: rule?.naming ?? '', mend }]);
}

/** The text of a file with the edit made to its plain text, in its own form. */
function edited(root: string, path: string, edit: (text: string) => string): Buffer | undefined {
  const source = readFileSync(join(root, path), 'utf8');
  const text = plainText(source);
  const after = edit(text);
  return after === text ? undefined : Buffer.from(inForm(after, textForm(source)));
}

/** The page of `content/ai-course.yaml` and the lists of `content/catalogues` draw on a course by its name. */
const withCourse = (text: string, from: string, to: string): string =>
  text.replace(/^([ -]*course: )(['"]?)([\w-]+)\2$/gm, (line, field: string, _quote, name: string) =>
    name === from ? `${field}${to}` : line,
  );

/** The changes of a new name of an entry: its file, which keeps the old name, and every text that names its addresses. */
export function renameChanges(root: string, { path, name, loaded }: Renaming): Changes {
  assertWritable(root, path);
  const { dir, name: before, ext } = posix.parse(path);
  const folder = posix.basename(dir);
  if (!isNamedFolder(folder)) throw new Refusal('L’adresse de cette fiche ne change pas ici.', 403);
  assertName(folder, name, path);
  assertUnchanged(root, { [path]: loaded });
  const newPath = `${dir}/${name}${ext}`;
  assertFree(root, newPath);
  const isMarkdown = ext !== '.yaml';
  const renamed = edited(root, path, (text) => {
    const data = readEntry(text, isMarkdown);
    const names: unknown[] = Array.isArray(data.formerNames) ? data.formerNames : [];
    const known = names.filter((one) => one !== name);
    return writeEntry(text, { ...data, formerNames: [...known, before] }, isMarkdown);
  });
  const changes = new Map<string, Buffer | null>([
    [path, null],
    [newPath, renamed ?? null],
  ]);
  const [from, to] = [addressesOf(folder, before), addressesOf(folder, name)];
  for (const file of filesIn(root, CONTENT, 3)) {
    if (file === path || !/\.(mdx?|yaml)$/.test(file)) continue;
    const bytes = edited(root, file, (text) => {
      const linked = from.reduce((now, address, index) => withAddress(now, address, to[index] ?? address), text);
      return folder === 'courses' && file.endsWith('.yaml') ? withCourse(linked, before, name) : linked;
    });
    if (bytes !== undefined) changes.set(file, bytes);
  }
  return changes;
}
