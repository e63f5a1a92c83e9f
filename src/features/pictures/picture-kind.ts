import { imageSize } from 'image-size';

const PUBLISHED_KINDS = ['svg', 'png', 'jpg', 'webp', 'avif'] as const;
export type PublishedKind = (typeof PUBLISHED_KINDS)[number];

/** The kind of a file by its bytes, whatever it is called. */
export type PictureKind = PublishedKind | 'gif' | 'heic' | 'tiff' | 'bmp' | 'pdf' | 'text' | 'empty' | 'unknown';

export type PictureFacts = {
  kind: PictureKind;
  /** In pixels, upright; 0 where there is no picture. */
  width: number;
  height: number;
  /** Whether nothing of it is missing: what a broken transfer leaves ends too early. */
  isWhole: boolean;
};

export const isPublished = (kind: string): kind is PublishedKind => PUBLISHED_KINDS.some((one) => one === kind);

const NAMED: Readonly<Record<string, PictureKind>> = {
  svg: 'svg',
  png: 'png',
  jpg: 'jpg',
  webp: 'webp',
  avif: 'avif',
  gif: 'gif',
  heic: 'heic',
  heif: 'heic',
  tiff: 'tiff',
  bmp: 'bmp',
};

/** From this value on, the two sides of a picture are told the other way round: it was taken on end. */
const TURNED = 5;

const latin = new TextDecoder('latin1');
const startsWith = (bytes: Uint8Array, text: string, at = 0): boolean =>
  latin.decode(bytes.subarray(at, at + text.length)) === text;

function isText(bytes: Uint8Array): boolean {
  try {
    return !new TextDecoder('utf-8', { fatal: true }).decode(bytes.subarray(0, 1000), { stream: true }).includes('\0');
  } catch {
    return false;
  }
}

/** Past the headers, one of which may hold a small picture with an end of its own, up to the end of the large one. */
function isWholeJpeg(bytes: Uint8Array): boolean {
  let at = 2;
  while (bytes[at] === 0xff && bytes[at + 1] !== 0xda) at += 2 + (bytes[at + 2] ?? 0) * 256 + (bytes[at + 3] ?? 0);
  for (let end = bytes.length - 1; end > at; end -= 1) if (bytes[end] === 0xd9 && bytes[end - 1] === 0xff) return true;
  return false;
}

/** A file of boxes, each of which begins with its own length; 0 stands for all that is left. */
function hasWholeBoxes(bytes: Uint8Array): boolean {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  let at = 0;
  while (at + 8 <= bytes.length) {
    const size = view.getUint32(at);
    if (size < 8) return true;
    at += size;
  }
  return at === bytes.length;
}

/** A file of chunks, each of which begins with its length, up to the one that ends the picture: where that ends, or -1. */
function pngEnd(bytes: Uint8Array): number {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const [signature, around] = [8, 12];
  for (let at = signature; at + around <= bytes.length;) {
    const end = at + around + view.getUint32(at);
    if (startsWith(bytes, 'IEND', at + 4)) return end <= bytes.length ? end : -1;
    at = end;
  }
  return -1;
}

const webpEnd = (bytes: Uint8Array): number => new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true) + 8;

function isWhole(kind: PictureKind, bytes: Uint8Array): boolean {
  switch (kind) {
    case 'jpg':
      return isWholeJpeg(bytes);
    case 'png':
      return pngEnd(bytes) !== -1;
    case 'webp':
      return webpEnd(bytes) <= bytes.length;
    case 'avif':
      return hasWholeBoxes(bytes);
    case 'svg':
      return /<\/(?:[\w.-]+:)?svg\s*>\s*(?:<!--[\s\S]*-->\s*)?$/.test(new TextDecoder().decode(bytes));
    default:
      return true;
  }
}

/** Looks at the bytes of a file, of which its name may say nothing true. */
export function readPicture(bytes: Uint8Array): PictureFacts {
  const none = (kind: PictureKind): PictureFacts => ({ kind, width: 0, height: 0, isWhole: true });
  if (bytes.length === 0) return none('empty');
  if (startsWith(bytes, '%PDF')) return none('pdf');
  try {
    const { type = '', width, height, orientation = 1 } = imageSize(bytes);
    const kind = NAMED[type];
    if (kind === undefined) return none(isText(bytes) ? 'text' : 'unknown');
    const [across, down] = orientation >= TURNED ? [height, width] : [width, height];
    return { kind, width: Math.round(across), height: Math.round(down), isWhole: isWhole(kind, bytes) };
  } catch {
    if (startsWith(bytes, '\xff\xd8\xff')) return { kind: 'jpg', width: 0, height: 0, isWhole: false };
    if (/^ftyp(hei|hev|mif1|msf1)/.test(latin.decode(bytes.subarray(4, 12)))) return none('heic');
    return none(isText(bytes) ? 'text' : 'unknown');
  }
}
