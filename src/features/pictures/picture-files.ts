import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { slashed } from '#src/lib/text-file.ts';
import { addressesIn, pictureFile, PICTURES } from './picture-addresses.ts';
import { isPublished, readPicture } from './picture-kind.ts';
import type { Picture } from './picture-sizes.ts';

/** Part of every published address: change it with `encode-picture.ts`, so that no cache keeps the old pictures. */
export const ENCODING = '1';

/** Content that may name pictures: all but the pictures themselves. */
const TEXTS = `${CONTENT}/**/*.{md,mdx,yaml}`;

type Named = {
  /** The files that may name them; all of content where nothing is said. */
  texts?: string | undefined;
  /** Whether what such a file names counts. */
  isRead?: (file: string) => boolean;
};

/** The pictures of `content/images` that content names; what nothing names is not published. */
export function namedPictures(root: string, { texts = TEXTS, isRead = () => true }: Named = {}): string[] {
  const named = globSync(texts, { cwd: root })
    .filter((file) => isRead(slashed(file)))
    .flatMap((file) => addressesIn(readFileSync(join(root, file), 'utf8')));
  return [...new Set(named)].filter((address) => existsSync(join(root, pictureFile(address)))).sort();
}

/** Those that no text names, as files: `content/images/ancienne.jpg`. */
export function unusedPictures(root: string): string[] {
  const named = new Set(namedPictures(root).map(pictureFile));
  return globSync(`${PICTURES}/**/*.*`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => !named.has(file))
    .sort();
}

/** The facts that pages need of a picture; nothing where there is none, or none that can be shown. */
export function pictureOf(root: string, address: string): Picture | undefined {
  const file = join(root, pictureFile(address));
  if (!address.startsWith('/images/') || address.includes('..') || !existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const { kind, width, height } = readPicture(bytes);
  if (!isPublished(kind) || width === 0) return undefined;
  const hash = createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, 8);
  return { hash: kind === 'svg' ? '' : hash, width, height };
}

/** The pictures of some addresses, for pages and for what browsers draw. */
export const pictureTable = (root: string, addresses: readonly string[]): Record<string, Picture> =>
  Object.fromEntries(
    addresses.flatMap((address) => {
      const picture = pictureOf(root, address);
      return picture === undefined ? [] : [[address, picture]];
    }),
  );
