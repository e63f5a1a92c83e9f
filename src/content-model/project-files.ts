import { existsSync, lstatSync, readFileSync, readdirSync, statSync } from 'node:fs';
import { join, posix, relative } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { plainText, readText, slashed } from '#src/lib/text-file.ts';

/** A project's files by their paths, `content/site.yaml`: those of the disk, or what they would be. */
export type ProjectFiles = {
  has: (path: string) => boolean;
  /** The names in a folder; none where there is no such folder. */
  names: (folder: string) => string[];
  isFolder: (path: string) => boolean;
  /** The links of the file system in `content/`, which lead nowhere here: they may leave the project. */
  links: () => string[];
  /** The text of a file, its lines ended by LF whatever computer wrote it. */
  read: (path: string) => string;
  /** A file that is no text. */
  bytes: (path: string) => Buffer;
};

/** The new bytes of some files, or `null` for one that goes. */
export type Changes = ReadonlyMap<string, Buffer | null>;

const isLink = (path: string): boolean => lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() === true;

/** Whether a path of `content/` is a link of the file system, or leads through one. The folder itself may be one. */
function isBehindLink(root: string, path: string): boolean {
  if (!path.startsWith(`${CONTENT}/`)) return false;
  const parts = path.slice(CONTENT.length + 1).split('/');
  return parts.some((_, index) => isLink(join(root, CONTENT, ...parts.slice(0, index + 1))));
}

function linksInContent(root: string): string[] {
  const content = join(root, CONTENT);
  const entries = existsSync(content) ? readdirSync(content, { recursive: true, withFileTypes: true }) : [];
  return entries
    .filter((entry) => entry.isSymbolicLink())
    .map(({ parentPath, name }) => slashed(`${CONTENT}/${relative(content, join(parentPath, name))}`))
    .sort();
}

export function filesOnDisk(root: string): ProjectFiles {
  const has = (path: string) => existsSync(join(root, path)) && !isBehindLink(root, path);
  return {
    has,
    names: (folder) =>
      has(folder) ? readdirSync(join(root, folder)).filter((name) => !isBehindLink(root, `${folder}/${name}`)) : [],
    isFolder: (path) => has(path) && statSync(join(root, path)).isDirectory(),
    links: () => linksInContent(root),
    read: (path) => readText(join(root, path)),
    bytes: (path) => readFileSync(join(root, path)),
  };
}

/** The same files after changes that nobody has made yet. */
export function withOverlay(files: ProjectFiles, changes: Changes): ProjectFiles {
  return {
    has: (path) => (changes.has(path) ? changes.get(path) !== null : files.has(path)),
    names: (folder) => {
      const names = new Set(files.names(folder));
      for (const [path, bytes] of changes)
        if (posix.dirname(path) === folder)
          if (bytes === null) names.delete(posix.basename(path));
          else names.add(posix.basename(path));
      return [...names];
    },
    isFolder: files.isFolder,
    links: files.links,
    read: (path) => {
      const bytes = changes.get(path);
      return bytes ? plainText(bytes.toString('utf8')) : files.read(path);
    },
    bytes: (path) => changes.get(path) ?? files.bytes(path),
  };
}
