import sharp, { type Sharp } from 'sharp';
import { KEPT_SIDE } from './kept-size.ts';
import { MOST_PIXELS } from './picture-problem.ts';
import type { Format } from './picture-sizes.ts';

/** The longest side of what stands under the address that content gives: mirrors, feeds, old browsers. */
const PLAIN_SIDE = 1600;

/** Upright, and without what it says of its maker: sharp copies no metadata unless it is told to. */
const open = (bytes: Uint8Array): Sharp =>
  sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'truncated' }).autoOrient();

export const sizedPicture = (bytes: Uint8Array, width: number, format: Format): Promise<Buffer> => {
  const sized = open(bytes).resize({ width, withoutEnlargement: true });
  return (format === 'avif' ? sized.avif({ quality: 52, effort: 2 }) : sized.webp({ quality: 76 })).toBuffer();
};

/** A picture of its own kind, smaller and without metadata; the kind follows its extension. */
function reduced(bytes: Uint8Array, file: string, side: number, palette = false): Promise<Buffer> {
  const sized = open(bytes).resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true });
  const kind = /\.([a-z]+)$/.exec(file)?.[1];
  if (kind === 'png') return sized.png({ compressionLevel: 9, palette }).toBuffer();
  if (kind === 'webp') return sized.webp({ quality: 82 }).toBuffer();
  if (kind === 'avif') return sized.avif({ quality: 60, effort: 4 }).toBuffer();
  return sized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

/** The picture published under the address that content gives. */
export const plainPicture = (bytes: Uint8Array, file: string): Promise<Buffer> =>
  reduced(bytes, file, PLAIN_SIDE, true);

/** The version kept of a picture that was too large, or said where it was taken. */
export const keptPicture = (bytes: Uint8Array, file: string): Promise<Buffer> => reduced(bytes, file, KEPT_SIDE);
