import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { addressesIn, pictureFile } from '#src/features/pictures/picture-files.ts';
import { filesOnDisk } from './project-files.ts';
import { type ContentFile, contentFiles } from './read.ts';

/**
 * The addresses of the pictures of `content/images` that content names, in all of its files or in some. What nothing
 * names is not published, and what only a file names that the site does not read was never checked.
 */
export function namedPictures(root: string, isCounted: (file: ContentFile) => boolean = () => true): string[] {
  const named = contentFiles(filesOnDisk(root))
    .filter(isCounted)
    .flatMap(({ file }) => addressesIn(readFileSync(join(root, file), 'utf8')));
  return [...new Set(named)].filter((address) => existsSync(join(root, pictureFile(address)))).sort();
}
