import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join, posix } from 'node:path';
import { plainText, readText } from '#src/lib/text-file.ts';

/** A project's files by their paths, `content/site.yaml`: those of the disk, or what they would be. */
export type ProjectFiles = {
  has: (path: string) => boolean;
  /** The names in a folder; none where there is no such folder. */
  names: (folder: string) => string[];
  isFolder: (path: string) => boolean;
  /** The text of a file, its lines ended by LF whatever computer wrote it. */
  read: (path: string) => string;
  bytes: (path: string) => Buffer;
};

/** The new bytes of some files, or `null` for one that goes. */
export type Changes = ReadonlyMap<string, Buffer | null>;

export const filesOnDisk = (root: string): ProjectFiles => ({
  has: (path) => existsSync(join(root, path)),
  names: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  isFolder: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true,
  read: (path) => readText(join(root, path)),
  bytes: (path) => readFileSync(join(root, path)),
});

/** The same files after changes that nobody has made yet. */
export const withOverlay = (files: ProjectFiles, changes: Changes): ProjectFiles => ({
  ...files,
  has: (path) => (changes.has(path) ? changes.get(path) !== null : files.has(path)),
  names: (folder) => {
    const changed = [...changes].filter(([path]) => posix.dirname(path) === folder);
    const gone = new Set(changed.filter(([, bytes]) => bytes === null).map(([path]) => posix.basename(path)));
    const names = [...files.names(folder), ...changed.map(([path]) => posix.basename(path))];
    return [...new Set(names)].filter((name) => !gone.has(name));
  },
  read: (path) => {
    const bytes = changes.get(path);
    return bytes ? plainText(bytes.toString('utf8')) : files.read(path);
  },
  bytes: (path) => changes.get(path) ?? files.bytes(path),
});
