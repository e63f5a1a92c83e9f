import { posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { listAt } from '#src/lib/template.ts';
import { FILE_RULES, FOLDER_RULES } from './content-rules.ts';
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

/** A file that the site reads: `kind` is its folder, or its name where it stands in none. */
export type ContentFileName = { file: string; kind: string };

/** Every file that the site reads, and no other: what is not among these is neither checked nor shown. */
export const contentFiles = (files: ProjectFiles): ContentFileName[] => [
  ...Object.keys(FILE_RULES)
    .map((name) => ({ file: `${CONTENT}/${name}`, kind: name }))
    .filter(({ file }) => files.has(file)),
  ...Object.keys(FOLDER_RULES).flatMap((folder) => entryFiles(files, folder).map((file) => ({ file, kind: folder }))),
];

/** The name of a file without its ending, which its addresses are made of. */
export const idOf = (file: string): string => posix.parse(file).name;

/** The addresses that the page of an entry had before, as its file lists them. */
export function aliasesOf(files: ProjectFiles, file: string): string[] {
  try {
    const addresses = listAt(parseSource(file, files.read(file)).data, ['aliases']);
    return addresses.filter((address) => typeof address === 'string');
  } catch {
    // A file that cannot be read is a problem of its own.
    return [];
  }
}
