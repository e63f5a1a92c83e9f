import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import sharp from 'sharp';
import { MOST_PIXELS } from './picture-problem.ts';
import { pictureFile } from './picture-addresses.ts';

type Size = { width: number; height: number };

/** A photo of `content/images` by its address, and what tells two states of it apart: where its file is used later. */
export type PhotoFile = { address: string; hash: string };

/** Drawings of the editor's are no photos: what takes these cannot draw them. */
export function photoFile(address: string | undefined): PhotoFile | undefined {
  if (address === undefined || address.endsWith('.svg')) return undefined;
  const hash = createHash('sha256')
    .update(readFileSync(resolve(pictureFile(address))))
    .digest('hex');
  return { address, hash: hash.slice(0, 16) };
}

/** Filling a frame, for what reads no format of today: programmes and share pictures. */
export const framedPhoto = ({ address }: PhotoFile, { width, height }: Size): Promise<Buffer> =>
  sharp(resolve(pictureFile(address)), { limitInputPixels: MOST_PIXELS })
    .autoOrient()
    .resize({ width: Math.round(width), height: Math.round(height), fit: 'cover', position: 'attention' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality: 78, mozjpeg: true })
    .toBuffer();
