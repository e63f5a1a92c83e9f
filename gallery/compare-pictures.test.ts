import sharp, { type Color } from 'sharp';
import { expect, test } from 'vitest';
import { comparePictures } from './compare-pictures.ts';

const PAPER = { r: 251, g: 247, b: 238 };
const INK = { r: 30, g: 39, b: 86 };

const sheet = (width: number, height: number, background: Color = PAPER) =>
  sharp({ create: { width, height, channels: 3, background } })
    .png()
    .toBuffer();

const withSquare = async (side: number, background: Color) =>
  sharp(await sheet(60, 40))
    .composite([{ input: await sheet(side, side, background), left: 10, top: 10 }])
    .png()
    .toBuffer();

test('finds nothing between two pictures that show the same, however they were written', async () => {
  const picture = await sheet(60, 40);
  expect(await comparePictures(picture, picture)).toBeUndefined();
  const writtenAnew = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
  expect(writtenAnew.equals(picture)).toBe(false);
  expect(await comparePictures(picture, writtenAnew)).toBeUndefined();
});

test('counts the pixels that changed, and marks them', async () => {
  const comparison = await comparePictures(await sheet(60, 40), await withSquare(12, INK));
  expect(comparison?.pixels).toBe(144);
  expect(await sharp(comparison?.picture).metadata()).toMatchObject({ width: 60, height: 40 });
});

test('sees a background go, pale as it is', async () => {
  const wash = { r: 251, g: 233, b: 227 };
  expect((await comparePictures(await withSquare(12, wash), await sheet(60, 40)))?.pixels).toBe(144);
});

test('counts what a longer page adds', async () => {
  const comparison = await comparePictures(await sheet(60, 40), await sheet(60, 50));
  expect(comparison?.pixels).toBe(600);
});
