import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/** One machine draws the same twice: a pale background that is gone is as much of a change as a word. */
const EXACT = { threshold: 0, includeAA: true };

/** No page has it: where one picture ends before the other, every pixel differs. */
const BEYOND = '#ff00ff';

export type Comparison = {
  /** How many pixels are not the same. */
  pixels: number;
  /** Both pictures in grey with those pixels in red, a PNG. */
  picture: Buffer;
};

type Size = { width: number; height: number };

async function sizeOf(picture: Buffer): Promise<Size> {
  const { width, height } = await sharp(picture).metadata();
  return { width, height };
}

/** Raw RGBA pixels of that size, filled up where the picture ends before. */
async function pixelsOf(picture: Buffer, { width, height }: Size): Promise<Buffer> {
  const own = await sizeOf(picture);
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - own.width, bottom: height - own.height, background: BEYOND })
    .raw()
    .toBuffer();
}

/** The difference between two PNGs of one state; nothing when they show the same. */
export async function comparePictures(before: Buffer, now: Buffer): Promise<Comparison | undefined> {
  if (before.equals(now)) return undefined;
  const [one, two] = [await sizeOf(before), await sizeOf(now)];
  const size = { width: Math.max(one.width, two.width), height: Math.max(one.height, two.height) };
  const { width, height } = size;
  const difference = Buffer.alloc(width * height * 4);
  const pixels = pixelmatch(await pixelsOf(before, size), await pixelsOf(now, size), difference, width, height, EXACT);
  if (pixels === 0) return undefined;
  const picture = await sharp(difference, { raw: { width, height, channels: 4 } })
    .png({ compressionLevel: 3 })
    .toBuffer();
  return { pixels, picture };
}
