import sharp, { type Sharp } from 'sharp';
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

/** The picture published under the address that content gives: smaller, without metadata, in the format of its extension. */
export function plainPicture(bytes: Uint8Array, file: string): Promise<Buffer> {
  const sized = open(bytes).resize({ width: PLAIN_SIDE, height: PLAIN_SIDE, fit: 'inside', withoutEnlargement: true });
  const kind = /\.([a-z]+)$/.exec(file)?.[1];
  if (kind === 'png') return sized.png({ compressionLevel: 9, palette: true }).toBuffer();
  if (kind === 'webp') return sized.webp({ quality: 82 }).toBuffer();
  if (kind === 'avif') return sized.avif({ quality: 60, effort: 4 }).toBuffer();
  return sized.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}
