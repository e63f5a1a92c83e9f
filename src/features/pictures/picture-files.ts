import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pictureFile } from './picture-addresses.ts';
import { readPicture } from './picture-kind.ts';
import { pictureProblem } from './picture-problem.ts';
import type { Picture } from './picture-sizes.ts';

/** Part of every published address: change it with `encode-picture.ts`, so that no cache keeps the old pictures. */
export const ENCODING = '1';

/** The facts that pages need of a picture; nothing where there is none, or none that can be shown. */
export function pictureOf(root: string, address: string): Picture | undefined {
  const file = join(root, pictureFile(address));
  if (!address.startsWith('/images/') || address.includes('..') || !existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const { kind, width, height } = readPicture(bytes);
  if (pictureProblem(address, bytes) !== undefined || width === 0) return undefined;
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
