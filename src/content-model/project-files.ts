import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { readText } from '#src/lib/text-file.ts';

export type ProjectFiles = {
  has: (path: string) => boolean;
  names: (folder: string) => string[];
  isFolder: (path: string) => boolean;
  read: (path: string) => string;
  bytes: (path: string) => Buffer;
};

export const filesOnDisk = (root: string): ProjectFiles => ({
  has: (path) => existsSync(join(root, path)),
  names: (folder) => (existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : []),
  isFolder: (path) => statSync(join(root, path), { throwIfNoEntry: false })?.isDirectory() === true,
  read: (path) => readText(join(root, path)),
  bytes: (path) => readFileSync(join(root, path)),
});
