import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import sharp, { type Sharp } from 'sharp';
import { cachedFile } from '#src/lib/build-cache.ts';
import { ENCODING, pictureFile } from './picture-files.ts';
import type { PictureFile } from './picture-sizes.ts';

/** The longest side, in pixels, of the picture for the API, feeds and old browsers. */
const PLAIN_SIDE = 1600;

const open = (picture: Uint8Array | string): Sharp => sharp(picture, { failOn: 'truncated' }).autoOrient();

const withFileName = (address: string, picture: Promise<Buffer>): Promise<Buffer> =>
  picture.catch((error: unknown) => {
    throw new Error(`${pictureFile(address)} ne se lit pas comme une image\u00a0: remplacez-la.`, { cause: error });
  });

export function encoded(bytes: Uint8Array, { source, size }: Omit<PictureFile, 'address'>): Promise<Buffer> {
  const picture = open(bytes);
  if (size !== undefined) {
    const sized = picture.resize({ width: size.width, withoutEnlargement: true });
    return (size.format === 'avif' ? sized.avif({ quality: 52, effort: 2 }) : sized.webp({ quality: 76 })).toBuffer();
  }
  picture.resize({ width: PLAIN_SIDE, height: PLAIN_SIDE, fit: 'inside', withoutEnlargement: true });
  const kind = /\.([a-z]+)$/.exec(source)?.[1];
  if (kind === 'png') return picture.png({ compressionLevel: 9, palette: true }).toBuffer();
  if (kind === 'webp') return picture.webp({ quality: 82 }).toBuffer();
  if (kind === 'avif') return picture.avif({ quality: 60, effort: 4 }).toBuffer();
  return picture.jpeg({ quality: 80, mozjpeg: true }).toBuffer();
}

export async function encodePicture(file: PictureFile): Promise<Buffer> {
  const { source, size } = file;
  const bytes = await readFile(pictureFile(source));
  if (source.endsWith('.svg')) return bytes;
  const name = size === undefined ? source : `${String(size.width)}.${size.format}`;
  return withFileName(
    source,
    cachedFile('pictures', [ENCODING, name, bytes], () => encoded(bytes, file)),
  );
}

export type PhotoFile = { address: string; hash: string };

/** Returns undefined for an SVG, because programmes and share images cannot draw it. */
export function photoFile(address: string | undefined): PhotoFile | undefined {
  if (address === undefined || address.endsWith('.svg')) return undefined;
  const hash = createHash('sha256').update(readFileSync(resolve(pictureFile(address))));
  return { address, hash: hash.digest('hex').slice(0, 16) };
}

export const framedPhoto = ({ address }: PhotoFile, size: { width: number; height: number }): Promise<Buffer> =>
  withFileName(
    address,
    open(resolve(pictureFile(address)))
      .resize({ width: Math.round(size.width), height: Math.round(size.height), fit: 'cover', position: 'attention' })
      .flatten({ background: '#ffffff' })
      .jpeg({ quality: 78, mozjpeg: true })
      .toBuffer(),
  );
