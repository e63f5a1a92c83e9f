import { join, posix } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { normalizeValue } from '#src/lib/normalize-input.ts';
import { FILE_RULES, FOLDER_RULES, schemaOfFile } from './content-rules.ts';
import type { Problem } from './finding.ts';
import { readSource, type Source } from './source.ts';
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { readText } from '#src/lib/text-file.ts';

export const filesOnDisk = (root: string) => ({
  has: (path: string) => existsSync(join(root, path)),
  names: (folder: string) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  isFolder: (path: string) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true,
  read: (path: string) => readText(join(root, path)),
  bytes: (path: string): Buffer => readFileSync(join(root, path)),
});

export type ProjectFiles = ReturnType<typeof filesOnDisk>;

/** A file that the site reads. `kind` is its folder, or its name if it is directly in `content/`. */
export type ContentFile = { file: string; kind: string; id: string };

/** If a file cannot be parsed, `parseProblems` has the reasons, and `data` is undefined. */
export type Entry = ContentFile & Source & { source: string; parseProblems: readonly Problem[] };

const contentFile = (kind: string, path: string): ContentFile => ({
  file: `${CONTENT}/${path}`,
  kind,
  id: posix.parse(path).name,
});

export const contentFiles = (files: ProjectFiles): ContentFile[] => [
  ...Object.keys(FILE_RULES)
    .filter((name) => files.has(`${CONTENT}/${name}`))
    .map((name) => contentFile(name, name)),
  ...Object.entries(FOLDER_RULES).flatMap(([folder, { extensions }]) =>
    files
      .names(`${CONTENT}/${folder}`)
      .filter((name) => extensions.includes(posix.extname(name)))
      .sort()
      .map((name) => contentFile(folder, `${folder}/${name}`)),
  ),
];

function readFile(content: ContentFile, source: string): Entry {
  const read = readSource(content.file, source);
  if (Array.isArray(read)) return { ...content, source, data: undefined, body: '', offset: 0, parseProblems: read };
  const schema = schemaOfFile(content.file);
  const data = schema === undefined ? read.data : normalizeValue(schema, read.data);
  return { ...content, ...read, source, data, parseProblems: [] };
}

const lastEntries = new Map<string, Entry>();

export function readEntries(files: ProjectFiles, kind?: string): Entry[] {
  return contentFiles(files)
    .filter((content) => kind === undefined || content.kind === kind)
    .map((content) => {
      const source = files.read(content.file);
      const last = lastEntries.get(content.file);
      const entry = last?.source === source ? last : readFile(content, source);
      lastEntries.set(content.file, entry);
      return entry;
    });
}

export const dataOf = (entries: readonly Entry[], name: string): unknown =>
  entries.find(({ kind }) => kind === name)?.data;
