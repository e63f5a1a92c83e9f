import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CONTENT } from '#src/lib/content-folder.ts';
import { pictureProblem, readPicture } from './picture-problem.ts';
import type { Picture } from './picture-sizes.ts';

export const pictureFile = (address: string): string => `${CONTENT}${address}`;

/** Whether the title of a picture in a text marks it as decorative: `![](/images/a.jpg "décor")`. */
export const isDecorative = (title: unknown): boolean => title === 'décor';

export const addressesIn = (text: string): string[] => [
  ...new Set(text.match(/\/images\/[\w/.-]+?\.(?:svg|png|jpe?g|webp|avif)\b/gi) ?? []),
];

/** Part of the hash in published addresses. Change it when `encode-picture.ts` changes, so that caches are renewed. */
export const ENCODING = '1';

export function pictureOf(root: string, address: string): Picture | undefined {
  const file = join(root, pictureFile(address));
  if (!address.startsWith('/images/') || address.includes('..') || !existsSync(file)) return undefined;
  const bytes = readFileSync(file);
  const { kind, width, height } = readPicture(bytes);
  if (pictureProblem(address, bytes) !== undefined || width === 0) return undefined;
  const hash = createHash('sha256').update(ENCODING).update(bytes).digest('hex').slice(0, 8);
  return { hash: kind === 'svg' ? '' : hash, width, height };
}
