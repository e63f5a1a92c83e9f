import { posix } from 'node:path';
import { filesOnDisk, type ProjectFiles } from '#src/content-model/read.ts';
import { normalizeText } from '#src/lib/text-file.ts';

/** The new bytes of each changed file, or `null` for a deleted file. */
export type Changes = ReadonlyMap<string, Buffer | null>;

/** The files of the project with these changes applied in memory. */
export function changedFiles(changes: Changes): ProjectFiles {
  const files = filesOnDisk('.');
  return {
    ...files,
    has: (path) => (changes.has(path) ? changes.get(path) !== null : files.has(path)),
    names: (folder) => {
      const changed = [...changes].filter(([path]) => posix.dirname(path) === folder);
      const deleted = new Set(changed.filter(([, bytes]) => bytes === null).map(([path]) => posix.basename(path)));
      const names = [...files.names(folder), ...changed.map(([path]) => posix.basename(path))];
      return [...new Set(names)].filter((name) => !deleted.has(name));
    },
    read: (path) => {
      const bytes = changes.get(path);
      return bytes ? normalizeText(bytes.toString('utf8')) : files.read(path);
    },
    bytes: (path) => changes.get(path) ?? files.bytes(path),
  };
}
