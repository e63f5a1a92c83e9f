import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photograph, plainPicture } from '#tests/support/sample-pictures.ts';
import { encoded } from './encode-picture.ts';

const inSize = (bytes: Buffer, format: 'avif' | 'webp') =>
  encoded(bytes, { source: '/images/a.jpg', size: { width: 320, format } });

test('never enlarges a picture', async () => {
  const { width } = await sharp(await inSize(await plainPicture('png'), 'webp')).metadata();
  expect(width).toBe(30);
});

test('rejects a truncated picture', async () => {
  const photo = await photograph(400, 300);
  await expect(inSize(photo.subarray(0, photo.length / 2), 'webp')).rejects.toThrow();
});
