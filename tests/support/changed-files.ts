import { posix } from 'node:path';
import { filesOnDisk, type ProjectFiles } from '#src/content-model/read.ts';
import { normalizeText } from '#src/lib/text-file.ts';

/** The new content of each changed file, or `null` for a deleted file. */
export type Changes = Readonly<Record<string, string | Buffer | null>>;

/** The files of the project with these changes applied in memory. */
export function changedFiles(changes: Changes): ProjectFiles {
  const files = filesOnDisk('.');
  const bytesOf = (path: string) => {
    const content = changes[path] ?? undefined;
    return content === undefined ? undefined : Buffer.from(content);
  };
  return {
    ...files,
    has: (path) => (changes[path] === undefined ? files.has(path) : changes[path] !== null),
    names: (folder) => {
      const paths = new Set([...files.names(folder).map((name) => posix.join(folder, name)), ...Object.keys(changes)]);
      const kept = [...paths].filter((path) => posix.dirname(path) === folder && changes[path] !== null);
      return kept.map((path) => posix.basename(path));
    },
    read: (path) => {
      const bytes = bytesOf(path);
      return bytes ? normalizeText(bytes.toString('utf8')) : files.read(path);
    },
    bytes: (path) => bytesOf(path) ?? files.bytes(path),
  };
}
