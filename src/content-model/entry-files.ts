import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { listAt } from '#src/lib/value-at.ts';
import { FOLDER_RULES } from './content-rules.ts';
import { parseSource } from './content-source.ts';
import type { ProjectFiles } from './project-files.ts';

/** The files of a folder of content that make entries: `content/courses/excel.md`. */
export function entryFiles(files: ProjectFiles, folder: string): string[] {
  const endings = FOLDER_RULES[folder]?.extensions ?? [];
  return files
    .names(`${CONTENT}/${folder}`)
    .filter((name) => endings.includes(posix.extname(name)))
    .sort()
    .map((name) => `${CONTENT}/${folder}/${name}`);
}

/** The name of a file without its ending, which its addresses are made of. */
export const idOf = (file: string): string => posix.parse(file).name;

/** The names that the file of an entry had before, which its front matter lists. */
export function formerNames(files: ProjectFiles, file: string): string[] {
  try {
    const names = listAt(parseSource(file, files.read(file)).data, ['formerNames']);
    return names.filter((name) => typeof name === 'string');
  } catch {
    // A file that cannot be read is a problem of its own.
    return [];
  }
}
